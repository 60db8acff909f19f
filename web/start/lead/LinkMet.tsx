import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { useEffect, useState } from 'react';
import { BEGUN } from '../../shell/begun.ts';
import { paths } from '../../shell/paths.ts';
import { useGoTo } from '../../shell/useGoTo.ts';
import type { Begun } from '../goOn.ts';
import { LinkOver } from './LinkOver.tsx';
import { WhoseIsIt } from './WhoseIsIt.tsx';
import { words } from './words.ts';

/** A partner's link that does not simply open the questions: asks whose they are, or says that the link is over. */
export function LinkMet({ met }: { readonly met: Begun }) {
  const goTo = useGoTo();
  const [{ now, isAnew }, setSaid] = useState({ now: met, isAnew: false });
  const isBegun = now.is === 'begun';
  useEffect(() => {
    if (!isBegun) return;
    // A page that was another person's is loaded anew, so that nothing of theirs is still under way in it.
    if (isAnew) location.replace(paths.journeyNow);
    else goTo(paths.journeyNow, { replace: true, state: BEGUN });
  }, [isBegun, isAnew, goTo]);

  if (now.is === 'begun') return <Loading wholePage label={words.whose.carryingOn} />;
  if (now.is === 'link over') return <LinkOver onDone={next => setSaid({ now: next, isAnew })} />;
  return (
    <WhoseIsIt
      isGuests={now.isGuests}
      isLinkOver={now.isLinkOver}
      onDone={(next, anew) => setSaid({ now: next, isAnew: anew })}
    />
  );
}
