import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { useState } from 'react';
import { logOut } from '../data/logOut.ts';

/** Why somebody is asked before they log out: what they would lose. */
export type Loss = 'everything' | 'unsent';

const WORDS: Readonly<Record<Loss, { readonly title: string; readonly text: string }>> = {
  everything: {
    title: 'Log out without an account?',
    text: 'You don’t have an account yet. If you log out now, we can’t get your answers back for you.',
  },
  unsent: {
    title: 'Log out before all is saved?',
    text: 'Your last answers are only on this device so far. If you log out now, they are lost. Once you’re online, we’ll save them in a moment.',
  },
};

/** Asks before a log-out that loses something. Both answers are as easy to give. */
export function Leaving({ loss, onStay }: { loss: Loss; onStay: () => void }) {
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
      title={WORDS[loss].title}
      actions={close => (
        <>
          <Button onClick={close}>Stay here</Button>
          <Button variant="secondary" loading={leaving} loadingLabel="Logging you out" onClick={leave}>
            Log out
          </Button>
        </>
      )}
    >
      <p>{WORDS[loss].text}</p>
    </Modal>
  );
}
