import { staffMe } from '@towpath/contracts/api/staffSession.ts';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { useCallback, useEffect, useState } from 'react';
import { wordsOfReading } from '../data/failure.ts';
import { useRemote } from '../data/remote.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { useParams } from '../shell/router/router.tsx';
import { AreaNav } from './AreaNav.tsx';
import type { AreaProps, Me } from './area.ts';
import { AREAS, OWN_AREAS } from './areas.ts';
import { FindPerson } from './FindPerson.tsx';
import { SignIn } from './SignIn.tsx';
import { StaffFrame } from './StaffFrame.tsx';
import { Shortcuts } from './shortcuts/ShortcutBar.tsx';
import { hasEnded, isSignedOut, staffApi, whenSignedOut } from './staffApi.ts';
import { forgetTyped, keepTyped, typedIsOf } from './typed.ts';
import { words } from './words.ts';
import { YouMenu } from './YouMenu.tsx';

type Read = { readonly me: Me | null; readonly hasEnded: boolean };

async function readMe(): Promise<Read> {
  try {
    const me = await staffApi(staffMe);
    typedIsOf(me.email);
    return { me, hasEnded: false };
  } catch (failure) {
    if (!isSignedOut(failure)) throw failure;
    keepTyped();
    return { me: null, hasEnded: hasEnded(failure) };
  }
}

/** The console: signing in, and then the work that waits. */
export function StaffPage() {
  const { answer, error, isFetching, again } = useRemote(readMe);
  const { area: open = 'work' } = useParams();
  // Since the page was opened: then the focus goes with the page that has changed.
  const [hasMoved, setMoved] = useState(false);
  const moved = useCallback(() => {
    setMoved(true);
    void again();
  }, [again]);
  // What was read of a sign-in that has ended since: nothing of it stays on the screen, also where nobody can be asked.
  const [ended, setEnded] = useState<Read>();
  useEffect(
    () =>
      whenSignedOut(failure => {
        // Not found is also what somebody else has done meanwhile.
        if (!hasEnded(failure)) return moved();
        keepTyped();
        setMoved(true);
        setEnded(answer);
      }),
    [answer, moved],
  );
  if (!answer) {
    return (
      <StaffFrame>
        <PageTitle>{words.console}</PageTitle>
        {error ? (
          <TroubleState headingLevel={1} onRetry={again} retrying={isFetching}>
            {wordsOfReading(error)}
          </TroubleState>
        ) : (
          <Loading wholePage label={words.loading} skeleton={[40, 100, 100]} />
        )}
      </StaffFrame>
    );
  }
  const { me } = answer;
  if (!me || answer === ended) {
    return (
      <StaffFrame>
        <SignIn hasEnded={answer.hasEnded || answer === ended} takesFocus={hasMoved} onSignedIn={moved} />
      </StaffFrame>
    );
  }
  return (
    <Shortcuts key={me.email}>
      <StaffFrame
        isWide={AREAS.find(({ name }) => name === open)?.isWide ?? false}
        nav={
          <AreaNav
            areas={AREAS.filter(area => !area.isHidden && me.permissions.includes(area.permission))}
            onEnded={moved}
          />
        }
        end={
          <>
            {mayOpen(me, 'people') && <FindPerson />}
            <YouMenu
              me={me}
              onOut={() => {
                forgetTyped();
                moved();
              }}
            />
          </>
        }
      >
        <OpenArea me={me} takesFocus={hasMoved} onEnded={moved} />
      </StaffFrame>
    </Shortcuts>
  );
}

/** Whether there is a part of the console of this name, and somebody may open it. */
function mayOpen({ permissions }: Me, name: string): boolean {
  const area = AREAS.find(one => one.name === name);
  return area !== undefined && permissions.includes(area.permission);
}

/** The part of the console that the address names; the work list where it names none. */
function OpenArea(props: AreaProps) {
  const { area: name = 'work' } = useParams();
  const Own = Object.hasOwn(OWN_AREAS, name) ? OWN_AREAS[name] : undefined;
  if (Own) return <Own {...props} />;
  const area = AREAS.find(one => one.name === name);
  if (area && mayOpen(props.me, name)) return <area.Page {...props} />;
  const { title, heading, text } = name === 'work' ? words.noWork : words.noArea;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState headingLevel={1} heading={heading}>
        {text}
      </EmptyState>
    </>
  );
}
