import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { setStaffTalkHours, staffTalkHours, TALK_WEEKDAYS } from '@towpath/contracts/api/staffTalkHours.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { type FormEvent, useRef, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import { staffApi } from '../staffApi.ts';
import { words as shared } from '../words.ts';
import styles from './Account.module.css';
import { words } from './words.ts';

const say = words.talkHours;

/** When whoever is signed in takes talks: the hours of a week, and days away. */
export function TalkHours() {
  const { answer, error, again } = useRemote(() => staffApi(staffTalkHours));
  return (
    <section className={styles.part} aria-labelledby="talk-hours">
      <h2 id="talk-hours">{say.heading}</h2>
      <p>{say.lead}</p>
      {answer && <p>{say.others(answer.others)}</p>}
      {answer ? (
        <HoursForm said={answer} onSaved={again} />
      ) : error ? (
        <Notification tone="red">{wordsOfFailure(error)}</Notification>
      ) : (
        <Loading label={shared.loading} skeleton={[100]} />
      )}
    </section>
  );
}

type Said = AnswerOf<typeof staffTalkHours>;
type HoursFormProps = { readonly said: Said; readonly onSaved: () => Promise<unknown> };
type Typed = Readonly<Record<string, { readonly from: string; readonly to: string }>>;

function HoursForm({ said, onSaved }: HoursFormProps) {
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(said.hours.map(({ weekday, from, to }) => [weekday, { from, to }])),
  );
  const [away, setAway] = useState(said.away);
  const [day, setDay] = useState('');
  const [isSaved, setSaved] = useState(false);
  const dayField = useRef<HTMLInputElement>(null);
  const saving = useOperation(async () => {
    const hours = TALK_WEEKDAYS.flatMap(weekday => {
      const { from = '', to = '' } = typed[weekday] ?? {};
      return from === '' && to === '' ? [] : [{ weekday, from, to }];
    });
    await staffApi(setStaffTalkHours, { body: { hours, away } });
    return true;
  });
  const type = (weekday: string, changed: { readonly from?: string; readonly to?: string }) => {
    setSaved(false);
    setTyped({ ...typed, [weekday]: { from: '', to: '', ...typed[weekday], ...changed } });
  };
  function add() {
    if (day === '') return;
    setSaved(false);
    setAway([...new Set([...away, day])].toSorted());
    setDay('');
    dayField.current?.focus();
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    if (!(await saving.trigger())) return;
    setSaved(true);
    await onSaved();
  }
  return (
    <form className={styles.part} onSubmit={save} noValidate>
      {TALK_WEEKDAYS.map(weekday => (
        <fieldset key={weekday} className={styles.hours}>
          <legend>{weekday}</legend>
          <TextField
            name={`from-${weekday}`}
            label={say.from}
            type="time"
            value={typed[weekday]?.from ?? ''}
            onChange={from => type(weekday, { from })}
          />
          <TextField
            name={`to-${weekday}`}
            label={say.to}
            type="time"
            value={typed[weekday]?.to ?? ''}
            onChange={to => type(weekday, { to })}
          />
        </fieldset>
      ))}
      <h3>{say.away}</h3>
      {away.length > 0 && (
        <ul className={styles.away}>
          {away.map(one => (
            <li key={one}>
              {say.on(sayWeekday(one), one.slice(0, 4))}
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  setSaved(false);
                  setAway(away.filter(other => other !== one));
                  dayField.current?.focus();
                }}
              >
                {say.remove}
                <span className="visually-hidden">: {sayWeekday(one)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <TextField
          name="away-day"
          label={say.day}
          type="date"
          value={day}
          onChange={setDay}
          inputRef={dayField}
        />
        <Button variant="secondary" size="small" onClick={add}>
          {say.add}
        </Button>
      </div>
      {saving.error && <Notification tone="red">{wordsOfFailure(saving.error)}</Notification>}
      {isSaved && <Notification tone="green">{say.saved}</Notification>}
      <div>
        <Button type="submit" loading={saving.isFetching} loadingLabel={say.saving}>
          {say.save}
        </Button>
      </div>
    </form>
  );
}
