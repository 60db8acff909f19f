import { copyMyData, copyMyDataPdf } from '@towpath/contracts/api/ownData.ts';
import { api, exchange } from '../../data/client.ts';
import { ChangeRow } from '../ChangeRow.tsx';
import { ProtectedForm } from '../ProtectedForm.tsx';
import { saveCopy } from './saveCopy.ts';
import { words } from './words.ts';

/** A copy of everything that is held about the person, as two files. */
export function CopyRow() {
  async function save(confirmation: string) {
    const body = { confirmation };
    await saveCopy(exchange(copyMyDataPdf, { body }), api(copyMyData, { body }));
  }
  return (
    <ChangeRow name={words.copy.name} value={words.copy.value} action={words.copy.action} asksFor>
      {close => (
        <ProtectedForm
          save={save}
          saveLabel={words.copy.save}
          onSaved={() => close(words.copy.done)}
          onCancel={() => close()}
        >
          {() => <p>{words.copy.warning}</p>}
        </ProtectedForm>
      )}
    </ChangeRow>
  );
}
