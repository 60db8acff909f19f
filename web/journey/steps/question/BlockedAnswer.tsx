import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import type { Answer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { paths } from '../../../shell/paths.ts';
import { HelpList } from '../../HelpList.tsx';
import { words } from '../../laterWords.ts';
import { useJourneyStore } from '../../state/journeyContext.ts';
import styles from './Question.module.css';

/**
 * Why the person cannot continue with this answer, and who can help them instead (QU-012, QU-013), or where they can
 * change what it is about.
 */
export function BlockedAnswer({ answer, helpIds }: { answer: Answer; helpIds: readonly string[] }) {
  const { plan } = useJourneyStore();
  const leadsTo = plan.stepById.get(answer.leadsTo ?? '');
  return (
    <div className={styles.blocked}>
      <Notification tone="lightpurple" heading={answer.value} headingLevel={2}>
        {answer.additionalText}
      </Notification>
      {leadsTo && (
        <TextLink href={paths.journey(leadsTo.pageId)}>{words.goBackTo(leadsTo.step.name)}</TextLink>
      )}
      <HelpList ids={helpIds} />
    </div>
  );
}
