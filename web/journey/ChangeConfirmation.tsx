import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import styles from './ChangeConfirmation.module.css';
import { words } from './laterWords.ts';
import { useJourneyStore } from './state/journeyContext.ts';
import type { useGiving } from './useGiving.ts';

/**
 * Asks before a change that would leave later answers out, and names them. They return if the answer is changed back.
 */
export function ChangeConfirmation({ giving }: { giving: ReturnType<typeof useGiving> }) {
  const { plan } = useJourneyStore();
  const { change } = giving;
  const left = change?.leaves.flatMap(id => plan.stepById.get(id)?.step.headerText ?? []) ?? [];
  return (
    <Modal
      open={change !== undefined}
      onClose={giving.dismissChange}
      title={change?.keepsCall && left.length === 0 ? words.change.titleOfCall : words.change.title}
      actions={
        <>
          <Button onClick={giving.confirmChange}>{words.change.change}</Button>
          <Button variant="secondary" onClick={giving.dismissChange}>
            {words.change.keep}
          </Button>
        </>
      }
    >
      {left.length > 0 && (
        <>
          <p>{words.change.lead}</p>
          <ul className={styles.left}>
            {left.map(question => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <p>{words.change.kept}</p>
        </>
      )}
      {change?.keepsCall && <p>{words.change.call}</p>}
    </Modal>
  );
}
