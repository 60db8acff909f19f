import { cancelCallback } from '@towpath/contracts/api/callbacks.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { useState } from 'react';
import { api } from '../data/client.ts';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import styles from './AskedCallCard.module.css';
import { words } from './words.ts';

type CancelCallProps = { readonly callbackId: string; readonly onCancelled: () => void };

/** Takes the call back, after one question. */
export function CancelCall({ callbackId, onCancelled }: CancelCallProps) {
  const [asks, setAsks] = useState(false);
  const cancelling = useOperation(() => api(cancelCallback, { params: { callbackId } }).then(() => true));
  return (
    <>
      <TextButton onClick={() => setAsks(true)}>{words.cancel.cancel}</TextButton>
      <Modal open={asks} title={words.cancel.ask} onClose={() => setAsks(false)}>
        <div className={styles.dialog}>
          <p>{words.cancel.text}</p>
          {cancelling.error && <Notification tone="red">{wordsOfFailure(cancelling.error)}</Notification>}
          <Button
            block
            loading={cancelling.isFetching}
            loadingLabel={words.cancel.cancelling}
            onClick={async () => {
              if (!(await cancelling.trigger())) return;
              setAsks(false);
              onCancelled();
            }}
          >
            {words.cancel.yes}
          </Button>
          <Button block variant="secondary" onClick={() => setAsks(false)}>
            {words.cancel.no}
          </Button>
        </div>
      </Modal>
    </>
  );
}
