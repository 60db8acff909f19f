import { removeSecondFactor } from '@towpath/contracts/api/secondFactor.ts';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { ProtectedForm } from '../ProtectedForm.tsx';
import { words } from './words.ts';

/** Asks for a code and the password, and turns codes off. */
export function TurnOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [code, setCode] = useState('');
  return (
    <ProtectedForm
      problems={{ code: code.trim() === '' ? words.remove.codeMissing : undefined }}
      save={async confirmation => {
        try {
          await api(removeSecondFactor, { body: { code, confirmation } });
        } catch (failure) {
          // Off already, in another tab or because the answer was lost: what was wanted.
          if (!hasCode(failure, 'NOT_FOUND')) throw failure;
        }
      }}
      onSaved={onDone}
      onCancel={onCancel}
      saveLabel={words.turnOff}
    >
      {problems => (
        <>
          <p>{words.remove.lead}</p>
          <TextField
            name="code"
            label={words.remove.code}
            hint={words.remove.codeHint}
            autoComplete="one-time-code"
            spellCheck={false}
            value={code}
            onChange={setCode}
            error={problems.code}
            required
          />
        </>
      )}
    </ProtectedForm>
  );
}
