import { removeSecondFactor } from '@towpath/contracts/api/secondFactor.ts';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { ProtectedForm } from '../ProtectedForm.tsx';
import { words } from './words.ts';

/** Asks for the password and a code, and turns codes off. */
export function TurnOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  return (
    <ProtectedForm
      save={async confirmation => {
        try {
          await api(removeSecondFactor, { body: { confirmation } });
        } catch (failure) {
          // Off already, in another tab or because the answer was lost: what was wanted.
          if (!hasCode(failure, 'NOT_FOUND')) throw failure;
        }
      }}
      onSaved={onDone}
      onCancel={onCancel}
      saveLabel={words.turnOff}
    >
      {() => <p>{words.remove}</p>}
    </ProtectedForm>
  );
}
