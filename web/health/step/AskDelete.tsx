import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Drawer } from '@towpath/design-system/layers/Drawer.tsx';
import { DELETE_CONDITION_QUESTION } from '@towpath/domain/people/health.ts';
import { useState } from 'react';
import { words } from '../words.ts';

type AskDeleteProps = {
  /** What would be deleted, such as "Mental health: Anxiety."; undefined while there is nothing to ask. */
  readonly what: string | undefined;
  readonly onClose: () => void;
  readonly onYes: () => void;
};

/** Asks before something is deleted permanently (HC-008). Yes and No both close it (HC-009). */
export function AskDelete({ what, onClose, onYes }: AskDeleteProps) {
  // The text stays while the drawer closes.
  const [shown, setShown] = useState(what);
  if (what !== undefined && what !== shown) setShown(what);
  return (
    <Drawer
      open={what !== undefined}
      onClose={onClose}
      title={DELETE_CONDITION_QUESTION}
      actions={close => (
        <>
          <Button
            variant="danger"
            size="small"
            onClick={() => {
              onYes();
              close();
            }}
          >
            {words.askDelete.yes}
          </Button>
          <Button variant="secondary" size="small" onClick={close}>
            {words.askDelete.no}
          </Button>
        </>
      )}
    >
      <p>{shown}</p>
    </Drawer>
  );
}
