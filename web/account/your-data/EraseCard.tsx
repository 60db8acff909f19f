import { askErasure, cancelErasure, type OwnData } from '@towpath/contracts/api/ownData.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { ERASURE_REASONS, type ErasureReason } from '@towpath/domain/people/erasure.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { useOperation } from '../../data/remote.ts';
import { ProtectedForm } from '../ProtectedForm.tsx';
import { KeptThings, WhatStays } from './WhatStays.tsx';
import { words } from './words.ts';
import styles from './YourDataPart.module.css';

type EraseProps = { readonly data: OwnData; readonly again: () => Promise<unknown> };

/** The end of the account: what stays, and how long, is shown before it can be asked for, and it can be taken back. */
export function EraseCard({ data, again }: EraseProps) {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();

  /** What was pressed is gone: the focus goes to the heading of the card. */
  async function changed(message?: string) {
    if (message !== undefined) {
      await again();
      announce(message);
    }
    setSaid(message);
    setOpen(false);
    heading.current?.focus();
  }

  return (
    <section className={styles.danger} aria-labelledby="erase-heading">
      <h3 id="erase-heading" ref={heading} tabIndex={-1}>
        {words.erase.heading}
      </h3>
      {data.erasure ? (
        <Asked eraseOn={data.erasure.eraseOn} onKept={() => changed(words.erase.kept)} />
      ) : (
        <>
          {said !== undefined && <p className="small">{said}</p>}
          {isOpen ? (
            <Deciding
              data={data}
              onAsked={day => changed(words.erase.asked(sayDay(day)))}
              onCancel={() => changed()}
            />
          ) : (
            <>
              <p>{words.erase.text(data.eraseAfter)}</p>
              <p className={styles.start}>
                <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
                  {words.erase.start}
                </Button>
              </p>
            </>
          )}
        </>
      )}
    </section>
  );
}

function Deciding({
  data,
  onAsked,
  onCancel,
}: {
  readonly data: OwnData;
  readonly onAsked: (day: string) => void;
  readonly onCancel: () => void;
}) {
  const [reason, setReason] = useState<ErasureReason>();
  const first = useRef<HTMLHeadingElement>(null);
  const asked = useRef<string>(undefined);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={styles.deciding}>
      <h4 ref={first} tabIndex={-1}>
        {words.erase.keeps}
      </h4>
      <p>{words.erase.keepsText}</p>
      <KeptThings things={data.keptByLaw} />
      {data.keptBesides && <WhatStays heading={words.erase.besides} things={data.keptBesides} />}
      <h4>{words.erase.goes}</h4>
      <p>{words.erase.goesText(data.eraseAfter)}</p>
      <p>{words.erase.copyFirst}</p>
      <ProtectedForm
        save={async confirmation => {
          const body = { confirmation, ...(reason && { reason }) };
          asked.current = (await api(askErasure, { body })).eraseOn;
        }}
        saveLabel={words.erase.confirm}
        onSaved={() => onAsked(asked.current ?? '')}
        onCancel={onCancel}
      >
        {() => (
          <RadioList
            name="reason"
            label={words.erase.why}
            hint={words.erase.whyHint}
            labelStyle="field"
            options={ERASURE_REASONS.map(id => ({ id, label: words.erase.reasons[id] }))}
            value={reason ?? null}
            onChange={id => setReason(ERASURE_REASONS.find(one => one === id))}
          />
        )}
      </ProtectedForm>
    </div>
  );
}

function Asked({ eraseOn, onKept }: { readonly eraseOn: string; readonly onKept: () => Promise<void> }) {
  const keeping = useOperation(async () => {
    await api(cancelErasure);
    await onKept();
  });
  return (
    <>
      <p>
        <b>{words.erase.asked(sayDay(eraseOn))}</b> {words.erase.untilThen}
      </p>
      <p className={styles.keep}>
        <Button
          loading={keeping.isFetching}
          loadingLabel={words.erase.keeping}
          onClick={() => void keeping.trigger()}
        >
          {words.erase.keep}
        </Button>
      </p>
      {keeping.error && <Notification tone="red">{keeping.error.message}</Notification>}
    </>
  );
}
