import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { useState } from 'react';
import { logOut } from '../data/logOut.ts';

/** Asks a guest before they log out. Both answers are as easy to give. */
export default function LeavingAsGuest({ onStay }: { onStay: () => void }) {
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await logOut();
    onStay();
  }

  return (
    <Modal
      open
      onClose={onStay}
      title="Log out without an account?"
      actions={close => (
        <>
          <Button onClick={close}>Stay here</Button>
          <Button variant="secondary" loading={leaving} loadingLabel="Logging you out" onClick={leave}>
            Log out
          </Button>
        </>
      )}
    >
      <p>You don’t have an account yet. If you log out now, we can’t get your answers back for you.</p>
    </Modal>
  );
}
