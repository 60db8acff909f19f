import { endKeyOfPartner, makePartnerKey } from '@towpath/contracts/api/staffPartners.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { staffApi } from '../staffApi.ts';
import styles from './Partners.module.css';
import type { Partner } from './Partners.tsx';
import { words } from './words.ts';

const day = (iso: string) => new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'medium' });

type PartnerKeysProps = { readonly partner: Partner; readonly onChanged: () => Promise<unknown> };

/** The keys of a partner: made, with the secret shown once, and ended. */
export function PartnerKeys({ partner, onChanged }: PartnerKeysProps) {
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string }>();
  const [asked, setAsked] = useState<string>();
  const [hasEnded, setEnded] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const making = useOperation(() => staffApi(makePartnerKey, { params: { appId: partner.appId } }));
  const ending = useOperation(async (keyId: string) => {
    await staffApi(endKeyOfPartner, { params: { keyId } });
    return true;
  });
  // The focus goes to what has come in place of the button.
  useEffect(() => {
    if (made) shown.current?.focus();
  }, [made]);

  async function make() {
    setEnded(false);
    const key = await making.trigger();
    if (!key) return;
    setMade(key);
    await onChanged();
  }

  async function end(keyId: string) {
    if (!(await ending.trigger(keyId))) return;
    setAsked(undefined);
    setEnded(true);
    await onChanged();
    list.current?.focus();
  }

  const error = making.error ?? ending.error;
  return (
    <div ref={list} tabIndex={-1} className={styles.keys}>
      <p role="status">{hasEnded && words.hasEnded}</p>
      {error && <Notification tone="red">{wordsOfFailure(error)}</Notification>}
      {partner.keys.length === 0 && <p>{words.noKeys}</p>}
      <ul className={styles.list}>
        {partner.keys.map(({ id, createdAt, endedAt }) => (
          <li key={id} className={styles.key}>
            <div>
              <p className={styles.id}>{id}</p>
              <p className={styles.small}>
                {words.made(day(createdAt))}. {endedAt ? words.ended(day(endedAt)) : words.running}
              </p>
            </div>
            {!endedAt && asked !== id && (
              <Button variant="secondary" size="small" onClick={() => setAsked(id)}>
                {words.end}
                <span className="visually-hidden">{words.which(id)}</span>
              </Button>
            )}
            {asked === id && (
              <div className={styles.asked}>
                <p>{words.confirm(id)}</p>
                <Button
                  variant="danger"
                  size="small"
                  loading={ending.isFetching}
                  loadingLabel={words.ending}
                  onClick={() => void end(id)}
                >
                  {words.reallyEnd}
                </Button>
                <TextButton onClick={() => setAsked(undefined)}>{words.keep}</TextButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {made ? (
        <div ref={shown} tabIndex={-1} className={styles.once}>
          <Notification tone="lightpurple" live={false} heading={words.once}>
            <p>{words.onceText}</p>
            <dl className={styles.facts}>
              <dt>{words.key}</dt>
              <dd className={styles.id}>{made.id}</dd>
              <dt>{words.secret}</dt>
              <dd className={styles.id}>{made.secret}</dd>
            </dl>
            <TextButton onClick={() => setMade(undefined)}>{words.noted}</TextButton>
          </Notification>
        </div>
      ) : (
        <Button
          variant="secondary"
          size="small"
          loading={making.isFetching}
          loadingLabel={words.making}
          onClick={() => void make()}
        >
          {words.make}
          <span className="visually-hidden">{words.which(partner.name)}</span>
        </Button>
      )}
    </div>
  );
}
