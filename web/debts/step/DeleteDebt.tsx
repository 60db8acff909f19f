import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { useState } from 'react';
import styles from './debts.module.css';
import { words } from './words.ts';

type DeleteDebtProps = {
  /** The debt to delete, such as "Kestrel Cards, £4,212"; undefined while none is. */
  readonly debt: string | undefined;
  readonly onClose: () => void;
  /** Deletes it. Always resolves; the outcome is shown elsewhere. */
  readonly onDelete: () => Promise<void>;
};

/** Asks for confirmation before a debt is removed from the list (DE-018, DE-019). */
export function DeleteDebt({ debt, onClose, onDelete }: DeleteDebtProps) {
  const [deleting, setDeleting] = useState(false);
  // The name stays while the question fades away.
  const [asked, setAsked] = useState(debt);
  if (debt !== undefined && debt !== asked) setAsked(debt);

  async function go() {
    setDeleting(true);
    await onDelete();
    setDeleting(false);
  }

  return (
    <Modal
      open={debt !== undefined}
      onClose={onClose}
      title={words.deleteDebt.heading}
      actions={close => (
        <>
          <Button
            variant="danger"
            size="small"
            loading={deleting}
            loadingLabel={words.deleteDebt.deleting}
            onClick={() => void go()}
          >
            {words.deleteDebt.delete}
          </Button>
          <Button variant="secondary" size="small" onClick={close}>
            {words.deleteDebt.keep}
          </Button>
        </>
      )}
    >
      <div className={styles.ask}>
        <p>{asked === undefined ? '' : words.deleteDebt.text(asked)}</p>
      </div>
    </Modal>
  );
}
