import type { Letter } from '@towpath/contracts/api/letters.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { DateField } from '@towpath/design-system/inputs/DateField.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { SENT_WAYS, type SentWay } from '@towpath/domain/letters/sentLetter.ts';
import { useEffect, useRef, useState } from 'react';
import { hasCode } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import { isoOf, todayText } from './dayText.ts';
import { focusFirst } from './focusFirst.ts';
import styles from './Letters.module.css';
import type { LetterChanges } from './useLetter.ts';
import { words } from './words.ts';

type SentFormProps = { readonly letter: Letter; readonly changes: Pick<LetterChanges, 'send'> };

/** Asks of a letter that was read when it went and how. */
export function SentForm({ letter, changes }: SentFormProps) {
  const [by, setBy] = useState<SentWay | null>(null);
  const [day, setDay] = useState(todayText);
  const [isAsked, setIsAsked] = useState(false);
  const on = isoOf(day);
  const version = (letter.versions[0]?.version ?? 0) + 1;
  const sending = useOperation((way: SentWay, iso: string) =>
    changes.send({ shown: letter.shown, version, on: iso, by: way }),
  );
  const { error } = sending;
  const refused = hasCode(error, 'VALIDATION_FAILED') ? error.fields[0] : undefined;
  const ofDay = refused?.field === 'on' ? refused.message : undefined;
  const ofWay = refused?.field === 'by' ? refused.message : undefined;
  const form = useRef<HTMLFormElement>(null);
  // What is refused of the way is said at it: the focus goes there.
  useEffect(() => {
    if (ofWay !== undefined && form.current) focusFirst(form.current, 'sent-by');
  }, [ofWay]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        setIsAsked(true);
        if (by && on) void sending.trigger(by, on);
        else focusFirst(event.currentTarget, by ? 'sent-on' : 'sent-by');
      }}
    >
      <h3 id="sent-form" tabIndex={-1}>
        {words.sent.heading}
      </h3>
      <p>{letter.versions[0]?.takenBackOn != null ? words.sent.takenBack : words.read.done}</p>
      <RadioList
        label={words.sent.how}
        name="sent-by"
        options={SENT_WAYS.map(id => ({ id, label: words.sent.ways[id] }))}
        value={by}
        onChange={id => {
          setBy(SENT_WAYS.find(way => way === id) ?? null);
          // What was refused of one way says nothing of another.
          sending.reset();
        }}
        error={isAsked && !by ? words.sent.pickWay : ofWay}
      />
      <DateField
        label={words.sent.day}
        name="sent-on"
        value={day}
        onChange={setDay}
        error={isAsked && !on ? words.sent.pickDay : ofDay}
      />
      {error && ofDay === undefined && ofWay === undefined && <p role="alert">{error.message}</p>}
      <Button type="submit" loading={sending.isFetching} loadingLabel={words.saving}>
        {words.sent.submit}
      </Button>
    </form>
  );
}
