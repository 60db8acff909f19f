import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { useState } from 'react';
import { logOut } from '../data/logOut.ts';
import { words } from './apart/words.ts';

/** Why somebody is asked before they log out: what they would lose. */
export type Loss = 'everything' | 'unsent';

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
      title={words.leaving[loss].title}
      actions={close => (
        <>
          <Button onClick={close}>{words.leaving.stay}</Button>
          <Button
            variant="secondary"
            loading={leaving}
            loadingLabel={words.leaving.loggingOut}
            onClick={leave}
          >
            {words.leaving.leave}
          </Button>
        </>
      )}
    >
      <p>{words.leaving[loss].text}</p>
    </Modal>
  );
}
