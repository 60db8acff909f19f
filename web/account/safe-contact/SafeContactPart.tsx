import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Setting, SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { Switch } from '@towpath/design-system/inputs/Switch.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { TickTable } from '@towpath/design-system/inputs/TickTable.tsx';
import { checkSaying, SAFE_DAYS, SAFE_PARTS, safeTimesIn } from '@towpath/domain/people/safeContact.ts';
import { type FormEvent, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { ChangeRow } from '../ChangeRow.tsx';
import formStyles from '../ProtectedForm.module.css';
import { words as accountWords } from '../words.ts';
import { useSafeContact } from './useSafeContact.ts';

const words = accountWords.safeContact;
const COLUMNS = SAFE_DAYS.map(id => ({ id, heading: words.days[id].short }));
const ROWS = SAFE_PARTS.map(id => ({ id, ...words.partsOfDay[id] }));
const nameOf = (day: string, part: string) =>
  words.time(
    words.days[day as keyof typeof words.days].whole,
    words.partsOfDay[part as keyof typeof words.partsOfDay].heading,
  );

/** When and how a person may be reached without somebody else learning of it. Each choice is saved as it is made. */
export function SafeContactPart() {
  const { contact, reading, saving, change, tryAgain } = useSafeContact();
  if (!contact) {
    if (!reading.error) return <Loading label={accountWords.loading} skeleton={[100, 100]} />;
    return (
      <TroubleState headingLevel={3} onRetry={reading.again} retrying={reading.isFetching}>
        {wordsOfFailure(reading.error)}
      </TroubleState>
    );
  }
  const { times } = contact;
  const timeOf = (day: string, part: string) => `${day} ${part}`;
  return (
    <>
      {saving.error && !saving.isFetching && (
        <Notification tone="red">
          <p>{words.notSaved(saving.error.message)}</p>
          <TextButton onClick={tryAgain}>{words.tryAgain}</TextButton>
        </Notification>
      )}
      <SettingList>
        <Setting name={words.times} value={words.timesHint}>
          <TickTable
            caption={words.timesCaption}
            columns={COLUMNS}
            rows={ROWS}
            nameOf={nameOf}
            isTicked={(day, part) => times.some(time => time === timeOf(day, part))}
            onTick={(day, part, isTicked) => {
              const others = times.filter(time => time !== timeOf(day, part));
              change({ times: [...safeTimesIn(isTicked ? [...others, timeOf(day, part)] : others)] });
            }}
          />
        </Setting>
        <OnOff
          name={words.voicemail}
          value={contact.voicemail ? words.voicemailOn : words.voicemailOff}
          isOn={contact.voicemail}
          onChange={voicemail => change({ voicemail })}
        />
        <OnOff
          name={words.neutral}
          value={words.neutralHint}
          isOn={contact.neutralWords}
          onChange={neutralWords => change({ neutralWords })}
        />
        <ChangeRow name={words.says} value={contact.says ? words.quoted(contact.says) : words.saysNothing}>
          {close => (
            <Saying
              says={contact.says}
              onSave={says => {
                change({ says });
                close(words.saysSaved);
              }}
              onCancel={() => close()}
            />
          )}
        </ChangeRow>
        <OnOff
          name={words.wayOut}
          value={words.wayOutHint}
          isOn={contact.wayOut}
          onChange={wayOut => change({ wayOut })}
        />
      </SettingList>
    </>
  );
}

function OnOff({
  name,
  value,
  isOn,
  onChange,
}: {
  name: string;
  value: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <Setting
      name={name}
      value={value}
      action={<Switch label={name} isOn={isOn} onChange={onChange} on={words.on} off={words.off} />}
    />
  );
}

function Saying({
  says,
  onSave,
  onCancel,
}: {
  says: string | null;
  onSave: (says: string | null) => void;
  onCancel: () => void;
}) {
  const [typed, setTyped] = useState(says ?? '');
  const [wasTried, setTried] = useState(false);
  const checked = checkSaying(typed);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (checked.ok) onSave(checked.value);
  }

  return (
    <form noValidate className={formStyles.form} onSubmit={submit}>
      <TextField
        name="says"
        label={words.saysLabel}
        hint={words.saysHint}
        value={typed}
        onChange={setTyped}
        error={wasTried && !checked.ok ? checked.message : undefined}
      />
      <div className={formStyles.buttons}>
        <Button type="submit">{accountWords.save}</Button>
        <TextButton onClick={onCancel}>{accountWords.cancel}</TextButton>
      </div>
    </form>
  );
}
