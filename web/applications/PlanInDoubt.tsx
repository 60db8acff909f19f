import type { Application } from '@towpath/contracts/api/applications.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { goesOnWords } from '@towpath/domain/plans/goesOnWords.ts';
import { planWords } from '@towpath/domain/plans/planWords.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { paths } from '../shell/paths.ts';
import { isTalkDue, waitsForTalk } from './waitsForTalk.ts';
import { words } from './words.ts';

/**
 * That we talk before it goes on, or that it goes on and is to be talked over: what was told since closes what was chosen, or
 * one of us has said something else. In the words of the plan, and no more than those.
 */
export function PlanInDoubt({
  application,
}: {
  readonly application: Pick<Application, 'doubt' | 'product' | 'state'>;
}) {
  const { doubt, product } = application;
  const isDue = isTalkDue(application);
  if (!isDue && !waitsForTalk(application)) return null;
  const name = inSentence(product.shortName);
  const [heading, text] =
    doubt === 'closed'
      ? [
          planWords.closed.heading,
          isDue ? goesOnWords.closed({ product, state: 'sent' }, name) : planWords.closed.says(name),
        ]
      : [words.saidElse, isDue ? goesOnWords.doubted : planWords.talkFirst];
  return (
    <Notification tone="orange" live={false} heading={heading}>
      {text} <TextLink href={paths.plan}>{words.none.seePlan}</TextLink>
    </Notification>
  );
}
