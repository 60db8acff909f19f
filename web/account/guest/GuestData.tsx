import {
  copyGuestData,
  copyGuestDataPdf,
  eraseGuest,
  keepGuestData,
  myGuestData,
} from '@towpath/contracts/api/ownData.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Setting, SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useEffect, useRef, useState } from 'react';
import { api, exchange } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import { PhoneCode } from '../../identity/phone-code/PhoneCode.tsx';
import formStyles from '../ProtectedForm.module.css';
import { words as accountWords } from '../words.ts';
import { saveCopy } from '../your-data/saveCopy.ts';
import { WhatStays } from '../your-data/WhatStays.tsx';
import { words } from '../your-data/words.ts';
import styles from '../your-data/YourDataPart.module.css';

/** What somebody without an account can have done with what we hold about them. */
export function GuestData() {
  const copying = useOperation(async () => {
    await saveCopy(exchange(copyGuestDataPdf), api(copyGuestData));
    return true;
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const needsCode = hasCode(copying.error, 'PHONE_CODE_NEEDED') && !copying.isFetching;
  /** The form of the code is gone: the focus goes to the heading. */
  function copyNow() {
    heading.current?.focus();
    void copying.trigger();
  }
  function cancelCopy() {
    heading.current?.focus();
    copying.reset();
  }
  return (
    <section aria-labelledby="guest-data">
      <h2 id="guest-data" ref={heading} tabIndex={-1}>
        {words.guest.heading}
      </h2>
      <p>{words.guest.lead}</p>
      <SettingList>
        <Setting
          name={words.guest.copyName}
          value={words.guest.copyValue}
          action={
            !needsCode && (
              <Button
                variant="secondary"
                size="small"
                loading={copying.isFetching}
                loadingLabel={words.guest.copying}
                onClick={() => void copying.trigger()}
              >
                {words.copy.action}
              </Button>
            )
          }
        >
          {needsCode ? (
            <PhoneCode id="copy" onShown={copyNow} onCancel={cancelCopy} />
          ) : (
            <>
              <p className="small" role="status">
                {copying.answer && !copying.isFetching ? words.copy.done : words.copy.warning}
              </p>
              {copying.error && <Notification tone="red">{copying.error.message}</Notification>}
            </>
          )}
        </Setting>
      </SettingList>
      <Erasing />
    </section>
  );
}

/** Erasing is asked for, read about, and said yes to once more. Until its day it can be taken back here. */
function Erasing() {
  const [step, setStep] = useState<'none' | 'reading' | 'sure'>('none');
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  const [isKept, setKept] = useState(false);
  const announce = useAnnounce();
  const { answer, error, isFetching, again } = useRemote(() => api(myGuestData));
  const erasing = useOperation(async () => {
    const { eraseOn: day } = await api(eraseGuest);
    await again();
    setKept(false);
    setStep('none');
    announce(words.guest.asked(sayDay(day)));
  });
  const keeping = useOperation(async () => {
    await api(keepGuestData);
    await again();
    setKept(true);
    announce(words.guest.kept);
    heading.current?.focus();
  });
  // The button that was pressed is gone.
  useEffect(() => {
    if (step !== 'none' || wasOpen.current) heading.current?.focus();
    wasOpen.current = step !== 'none';
  }, [step]);
  const needsCode = hasCode(erasing.error, 'PHONE_CODE_NEEDED') && !erasing.isFetching;
  const fault = error ?? (needsCode ? undefined : erasing.error) ?? keeping.error;
  const eraseOn = answer?.erasure?.eraseOn;
  return (
    <section className={styles.danger} aria-labelledby="guest-erase">
      <h3 id="guest-erase" ref={heading} tabIndex={-1}>
        {step === 'sure' ? words.guest.sure : words.guest.erase}
      </h3>
      {fault && <Notification tone="red">{fault.message}</Notification>}
      {eraseOn !== undefined && step === 'none' ? (
        <>
          <p>
            <b>{words.guest.asked(sayDay(eraseOn))}</b> {words.erase.untilThen}
          </p>
          <p>
            <Button
              loading={keeping.isFetching}
              loadingLabel={words.erase.keeping}
              onClick={() => void keeping.trigger()}
            >
              {words.guest.keep}
            </Button>
          </p>
        </>
      ) : (
        <>
          {isKept && step === 'none' && <p className="small">{words.guest.kept}</p>}
          <p>{step === 'sure' ? words.guest.sureText : words.guest.eraseText}</p>
          {step === 'reading' && answer?.keptBesides && (
            <div className={styles.deciding}>
              <WhatStays heading={words.guest.stays} things={answer.keptBesides} />
            </div>
          )}
          {step === 'none' ? (
            <p className={styles.start}>
              <Button variant="secondary" size="small" onClick={() => setStep('reading')}>
                {words.erase.start}
              </Button>
            </p>
          ) : needsCode ? (
            <PhoneCode
              id="erase"
              onShown={() => void erasing.trigger()}
              onCancel={() => {
                erasing.reset();
                setStep('none');
              }}
            />
          ) : (
            <div className={formStyles.buttons}>
              <span className={styles.start}>
                {step === 'reading' ? (
                  <Button
                    variant="secondary"
                    loading={!answer && isFetching}
                    loadingLabel={words.loading}
                    // What stays is read before it can be asked for.
                    onClick={() => (answer ? setStep('sure') : void again())}
                  >
                    {words.guest.eraseAll}
                  </Button>
                ) : (
                  <Button
                    variant="secondary"
                    loading={erasing.isFetching}
                    loadingLabel={words.guest.asking}
                    onClick={() => void erasing.trigger()}
                  >
                    {words.guest.eraseNow}
                  </Button>
                )}
              </span>
              <TextButton onClick={() => setStep('none')}>{accountWords.cancel}</TextButton>
            </div>
          )}
        </>
      )}
    </section>
  );
}
