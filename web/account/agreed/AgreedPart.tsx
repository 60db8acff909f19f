import { changeAgreement, type MyAgreements, myAgreements } from '@towpath/contracts/api/agreements.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton, TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Setting, SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useId, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import { paths } from '../../shell/paths.ts';
import formStyles from '../ProtectedForm.module.css';
import { words as accountWords } from '../words.ts';
import styles from './AgreedPart.module.css';

const words = accountWords.agreed;

type AgreementShown = MyAgreements['agreements'][number];

/** Everything the person was asked to agree to: their answer, the text they were shown, and how to change it. */
export function AgreedPart() {
  const { answer, error, isFetching, again } = useRemote(() => api(myAgreements));
  if (!answer) {
    if (!error) return <Loading label={accountWords.loading} skeleton={[100, 100]} />;
    return (
      <TroubleState headingLevel={3} onRetry={again} retrying={isFetching}>
        {wordsOfFailure(error)}
      </TroubleState>
    );
  }
  return (
    <SettingList>
      {answer.agreements.map(agreement => (
        <AgreementRow key={agreement.id} agreement={agreement} onChanged={again} />
      ))}
      {/* Chosen on each device, and kept there: the page about cookies knows it. */}
      <Setting
        name={words.cookies.name}
        value={words.cookies.value}
        action={
          <TextLink href={paths.cookies}>
            {words.cookies.action}
            <span className="visually-hidden">{words.cookies.what}</span>
          </TextLink>
        }
      />
    </SettingList>
  );
}

function AgreementRow({
  agreement,
  onChanged,
}: {
  agreement: AgreementShown;
  onChanged: () => Promise<unknown>;
}) {
  const { id, hasConsented, on, lines, canBeGiven, isByPhone } = agreement;
  const { name, stops } = words.of[id];
  const [opened, setOpened] = useState<'text' | 'asking'>();
  const announce = useAnnounce();
  const row = useRef<HTMLDivElement>(null);
  const below = useId();
  const changing = useOperation(async () => {
    await api(changeAgreement, { body: { id, hasConsented: !hasConsented } });
    await onChanged();
    setOpened(undefined);
    announce(words.saved);
    row.current?.querySelector('button')?.focus();
    return true;
  });
  /** The pressed button is gone: the focus goes back to the one that opened it. */
  function cancel() {
    row.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setOpened(undefined);
  }
  const toggle = (what: 'text' | 'asking') => setOpened(opened === what ? undefined : what);
  const said =
    hasConsented === null || on === null
      ? words.notAsked
      : hasConsented
        ? words.yes(sayDay(on))
        : words.no(sayDay(on));
  return (
    <Setting
      name={name}
      value={isByPhone ? words.onPhone(said) : said}
      action={
        hasConsented !== null && (
          <div ref={row} className={formStyles.buttons}>
            <TextButton
              aria-expanded={opened === 'text'}
              aria-controls={below}
              onClick={() => toggle('text')}
            >
              {words.see}
              <span className="visually-hidden">{words.seeWhat(name)}</span>
            </TextButton>
            {(hasConsented || canBeGiven) && (
              <TextButton
                aria-expanded={opened === 'asking'}
                aria-controls={below}
                onClick={() => toggle('asking')}
              >
                {hasConsented ? words.withdraw : accountWords.change}
                <span className="visually-hidden"> {name}</span>
              </TextButton>
            )}
          </div>
        )
      }
    >
      {opened && (
        <div id={below}>
          {opened === 'text' && (
            <div className={styles.text}>
              <p className="small muted">
                {!lines ? words.textNotKept : isByPhone ? words.readOut : words.shownText}
              </p>
              {lines?.map(line => (
                <p key={line}>{line}</p>
              ))}
            </div>
          )}
          {opened === 'asking' && (
            <div className={formStyles.form}>
              <p>{hasConsented ? stops : words.starts}</p>
              {changing.error && <Notification tone="red">{changing.error.message}</Notification>}
              <div className={formStyles.buttons}>
                <Button
                  size="small"
                  loading={changing.isFetching}
                  loadingLabel={accountWords.saving}
                  onClick={() => void changing.trigger()}
                >
                  {hasConsented ? words.withdrawNow : words.sayYes}
                </Button>
                <TextButton onClick={cancel}>{accountWords.cancel}</TextButton>
              </div>
            </div>
          )}
        </div>
      )}
    </Setting>
  );
}
