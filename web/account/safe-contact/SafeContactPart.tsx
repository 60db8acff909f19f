import { Setting, SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { Switch } from '@towpath/design-system/inputs/Switch.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { TickTable } from '@towpath/design-system/inputs/TickTable.tsx';
import { checkSaying, SAFE_DAYS, SAFE_PARTS, safeTimesIn } from '@towpath/domain/people/safeContact.ts';
import { useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { type Problems, ProtectedForm } from '../ProtectedForm.tsx';
import { words as accountWords } from '../words.ts';
import styles from './SafeContactPart.module.css';
import { type SafeSetting, useSafeContact } from './useSafeContact.ts';

const words = accountWords.safeContact;
/** Another part of the page has a field of that name. */
const SAYS = 'safe-says';
const COLUMNS = SAFE_DAYS.map(id => ({ id, heading: words.days[id].short }));
const ROWS = SAFE_PARTS.map(id => ({ id, ...words.partsOfDay[id] }));
const nameOf = (day: string, part: string) =>
  words.time(
    words.days[day as keyof typeof words.days].whole,
    words.partsOfDay[part as keyof typeof words.partsOfDay].heading,
  );

/**
 * When and how a person may be reached without somebody else learning of it. What they change is saved with their
 * password, below what they changed last: whoever finds the page open must not have us ring elsewhere.
 */
export function SafeContactPart() {
  const { contact, reading, savedBelow, change, takeBack, save } = useSafeContact();
  const [said, setSaid] = useState<string>();
  const announce = useAnnounce();
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
  const set: typeof change = (name, value) => {
    change(name, value);
    if (savedBelow === undefined) announce(words.notSavedYet);
    setSaid(undefined);
  };
  /** What was typed or pressed is gone with the form: the focus goes to the heading of the part. */
  const leave = (message?: string) => {
    setSaid(message);
    if (message) announce(message);
    document.getElementById('safe-contact-heading')?.focus();
  };
  const below = (name: SafeSetting) =>
    savedBelow === name && (
      <div className={styles.saving}>
        <ProtectedForm
          problems={problemsOf(contact.says)}
          save={save}
          onSaved={() => leave(words.saved)}
          onCancel={() => {
            takeBack();
            leave();
          }}
        >
          {problems => (
            <p>
              {problems[SAYS] ?? words.notSavedYet} {words.told}
            </p>
          )}
        </ProtectedForm>
      </div>
    );
  const onOff = (name: 'voicemail' | 'neutralWords' | 'wayOut', heading: string, value: string) => (
    <Setting
      name={heading}
      value={value}
      action={
        <Switch
          label={heading}
          isOn={contact[name]}
          onChange={isOn => set(name, isOn)}
          on={words.on}
          off={words.off}
        />
      }
    >
      {below(name)}
    </Setting>
  );
  return (
    <>
      {said !== undefined && <p className={`small ${styles.said}`}>{said}</p>}
      <SettingList>
        <Setting name={words.calls}>
          <RadioList
            name="may-ring"
            label={words.callsAsk}
            labelStyle="hidden"
            options={[
              { id: 'yes', label: words.mayRing },
              { id: 'no', label: words.mayNotRing },
            ]}
            columns={2}
            value={contact.mayRing ? 'yes' : 'no'}
            onChange={id => set('mayRing', id === 'yes')}
          />
          {!contact.mayRing && <p className={`small ${styles.means}`}>{words.mayNotRingMeans}</p>}
          {below('mayRing')}
        </Setting>
        <Setting name={words.times} value={words.timesHint}>
          <TickTable
            caption={words.timesCaption}
            columns={COLUMNS}
            rows={ROWS}
            nameOf={nameOf}
            isTicked={(day, part) => times.some(time => time === timeOf(day, part))}
            onTick={(day, part, isTicked) => {
              const others = times.filter(time => time !== timeOf(day, part));
              set('times', [...safeTimesIn(isTicked ? [...others, timeOf(day, part)] : others)]);
            }}
          />
          {below('times')}
        </Setting>
        {onOff('voicemail', words.voicemail, contact.voicemail ? words.voicemailOn : words.voicemailOff)}
        {onOff('neutralWords', words.neutral, words.neutralHint)}
        <Setting name={words.says} value={words.saysNothing}>
          <TextField
            id={SAYS}
            name="says"
            label={words.saysLabel}
            hint={words.saysHint}
            value={contact.says ?? ''}
            onChange={says => set('says', says === '' ? null : says)}
            error={problemsOf(contact.says)[SAYS]}
          />
          {below('says')}
        </Setting>
        {onOff('wayOut', words.wayOut, words.wayOutHint)}
      </SettingList>
    </>
  );
}

/** What is wrong with what we are to say. */
function problemsOf(says: string | null): Problems {
  const checked = checkSaying(says ?? '');
  return { [SAYS]: checked.ok ? undefined : checked.message };
}
