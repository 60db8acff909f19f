import { removeStaffPasskey, staffPasskeys } from '@towpath/contracts/api/staffAccount.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Setting, SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { key } from '@towpath/design-system/icons/drawings.generated.ts';
import { useRef, useState } from 'react';
import { hasCode, wordsOfFailure } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import { momentText } from '../dueText.ts';
import { canUsePasskeys } from '../passkeys.ts';
import { staffApi } from '../staffApi.ts';
import styles from './Account.module.css';
import { AddPasskey } from './AddPasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';
import { words } from './words.ts';

const says = words.passkeys;

/** The passkeys of whoever is signed in: listed, added, renamed, removed. */
export function Passkeys() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer, error, again } = useRemote(() => staffApi(staffPasskeys));
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<string>();
  const [said, setSaid] = useState<string>();
  const removing = useOperation(async (passkeyId: string) => {
    await staffApi(removeStaffPasskey, { params: { passkeyId } }).catch(failure => {
      // Removed already: what was wanted.
      if (!hasCode(failure, 'NOT_FOUND')) throw failure;
    });
    return true;
  });
  const failure = removing.error ?? error;
  async function changed(what: string) {
    setAdding(false);
    setRenamed(undefined);
    setSaid(what);
    await again();
    heading.current?.focus();
  }
  /** Back to the button that opened the form. */
  function leave(passkeyId: string) {
    setRenamed(undefined);
    setTimeout(() => document.getElementById(`rename-${passkeyId}`)?.focus());
  }
  const at = (moment: string) => momentText(new Date(moment), new Date());
  return (
    <section className={styles.part} aria-labelledby="own-passkeys">
      <h2 id="own-passkeys" ref={heading} tabIndex={-1}>
        {says.heading}
      </h2>
      <p>{says.lead}</p>
      <div role="status">{said && <Notification tone="green">{said}</Notification>}</div>
      {failure && <Notification tone="red">{wordsOfFailure(failure)}</Notification>}
      {answer && answer.passkeys.length === 0 && <p>{says.none}</p>}
      {answer && answer.passkeys.length > 0 && (
        <SettingList>
          {answer.passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
            <Setting
              key={id}
              icon={key}
              name={name}
              value={`${says.added(at(addedAt))} ${lastUsedAt === null ? says.unused : says.used(at(lastUsedAt))}`}
              action={
                <span className={styles.buttons}>
                  {renamed !== id && (
                    <TextButton id={`rename-${id}`} onClick={() => setRenamed(id)}>
                      {says.rename}
                      <span className="visually-hidden">: {name}</span>
                    </TextButton>
                  )}
                  <TextButton
                    busy={removing.isFetching ? says.removing : undefined}
                    onClick={async () => {
                      if (await removing.trigger(id)) await changed(says.removed);
                    }}
                  >
                    {says.remove}
                    <span className="visually-hidden">: {name}</span>
                  </TextButton>
                </span>
              }
            >
              {renamed === id && (
                <RenamePasskey
                  passkey={{ id, name }}
                  onRenamed={() => changed(says.renamed)}
                  onCancel={() => leave(id)}
                />
              )}
            </Setting>
          ))}
        </SettingList>
      )}
      {!canUsePasskeys() ? (
        <p>{says.unable}</p>
      ) : isAdding ? (
        <AddPasskey onAdded={() => changed(says.done)} onCancel={() => setAdding(false)} />
      ) : (
        <p>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {says.add}
          </Button>
        </p>
      )}
    </section>
  );
}
