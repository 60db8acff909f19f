import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import styles from './ChangeConfirmation.module.css';
import { useJourneyStore } from './state/journeyContext.ts';
import type { useGiving } from './useGiving.ts';

/** Names the later answers that a change would leave out, before they go. They come back if the answer is changed back. */
export function ChangeConfirmation({ giving }: { giving: ReturnType<typeof useGiving> }) {
  const { plan } = useJourneyStore();
  const { change } = giving;
  const left = change?.leaves.flatMap(id => plan.stepById.get(id)?.step.headerText ?? []) ?? [];
  return (
    <Modal
      open={change !== undefined}
      onClose={giving.dismissChange}
      title="Some later answers won’t count"
      actions={
        <>
          <Button onClick={giving.confirmChange}>Change my answer</Button>
          <Button variant="secondary" onClick={giving.dismissChange}>
            Keep it as it was
          </Button>
        </>
      }
    >
      <p>If you change this, we won’t use your answers to:</p>
      <ul className={styles.left}>
        {left.map(question => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p>We keep them safe. Change back and they’ll be there.</p>
    </Modal>
  );
}
