import type { Letter } from '@towpath/contracts/api/letters.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton, TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { DateField } from '@towpath/design-system/inputs/DateField.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { LETTER_ANSWERS, type LetterAnswer } from '@towpath/domain/letters/sentLetter.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useEffect, useRef, useState } from 'react';
import { hasCode } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import { today } from '../data/today.ts';
import { paths } from '../shell/paths.ts';
import { isoOf, todayText } from './dayText.ts';
import { focusFirst } from './focusFirst.ts';
import styles from './Letters.module.css';
import type { LetterChanges } from './useLetter.ts';
import { words } from './words.ts';

type AfterSentProps = { readonly letter: Letter; readonly changes: LetterChanges };
type Sent = Letter['versions'][number];

/** What became of a letter that was sent: the day to expect an answer, what came back, and what to do next. */
export function AfterSent({ letter, changes }: AfterSentProps) {
  const last = letter.versions.find(({ takenBackOn }) => takenBackOn === null);
  const [asks, setAsks] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const noting = useOperation((answer: LetterAnswer, on: string) =>
    changes.answer({ version: last?.version ?? 1, answer, on }),
  );
  const back = useOperation(() => changes.takeBack({ version: last?.version ?? 1 }));
  if (!last || letter.inOwnWords) return <SaidOnPlan letter={letter} />;
  const isOpen = last.answer === null || last.answer === 'none';
  const note = async (answer: LetterAnswer, on: string) => {
    if (!(await noting.trigger(answer, on))) return;
    setAsks(false);
    // What was pressed is gone: what came of it is said below the heading.
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <section className={styles.after} aria-labelledby="after-sent">
      <h3 id="after-sent" ref={heading} tabIndex={-1}>
        {words.answer.heading}
      </h3>
      <p>
        {last.by === null
          ? words.onPlan.kept(sayDay(last.sentOn))
          : words.sent.says(sayDay(last.sentOn), words.sent.by[last.by])}
        {last.isNotedByUs && ` ${words.sent.notedByUs}`}
      </p>
      <p>{saysOf(last)}</p>
      {last.answersBefore.map(({ answer, on, putRightOn }) => (
        <p key={`${on} ${putRightOn}`} className="small muted">
          {words.answer.before[answer](sayDay(on), sayDay(putRightOn))}
        </p>
      ))}
      {asks ? (
        <AnswerForm isSaving={noting.isFetching} error={noting.error} onSave={note} />
      ) : (
        <p className={styles.ways}>
          <Button variant="secondary" onClick={() => setAsks(true)}>
            {isOpen ? words.answer.came : words.answer.change}
          </Button>
          {last.answer === null && isOver(last) && (
            <Button
              variant="secondary"
              loading={noting.isFetching}
              loadingLabel={words.saving}
              onClick={() => void note('none', isoDate(today()))}
            >
              {words.answer.none}
            </Button>
          )}
        </p>
      )}
      {!asks && noting.error && <p role="alert">{noting.error.message}</p>}
      {(letter.state.kind === 'no answer yet' || !isOpen) && <NextSteps letter={letter} sent={last} />}
      <p className={styles.ways}>
        {last.by === null ? (
          <TextLink href={paths.plan}>{words.onPlan.notSent}</TextLink>
        ) : (
          <TextButton busy={back.isFetching ? words.saving : undefined} onClick={() => void back.trigger()}>
            {words.sent.notSent}
          </TextButton>
        )}
      </p>
      {back.error && <p role="alert">{back.error.message}</p>}
    </section>
  );
}

/** Of an offer that was said on the plan to have gone, the plan is where it goes on. */
function SaidOnPlan({ letter: { state, ifSilent, next } }: { readonly letter: Letter }) {
  const day = state.on === null ? '' : sayDay(state.on);
  return (
    <section className={styles.after} aria-labelledby="after-sent">
      <h3 id="after-sent" tabIndex={-1}>
        {words.answer.heading}
      </h3>
      <p>{state.kind === 'answered' ? words.onPlan.answered(day) : words.onPlan.sent(day)}</p>
      {state.kind === 'no answer yet' && <p>{ifSilent}</p>}
      <p className={styles.ways}>
        <TextLink href={paths.plan}>{words.seePlan}</TextLink>
      </p>
      {state.kind !== 'sent' && <NextLetters next={next} />}
    </section>
  );
}

function saysOf({ answer, answeredOn, answerBy }: Sent): string {
  if (answer !== null) return words.answer.says[answer](answeredOn === null ? '' : sayDay(answeredOn));
  if (answerBy === null) return '';
  return words.sent[isOver({ answerBy }) ? 'expected' : 'expect'](sayDay(answerBy));
}

/** Whether there is no day any more on which an answer is still waited for. */
function isOver({ answerBy }: Pick<Sent, 'answerBy'>): boolean {
  return answerBy === null || answerBy < isoDate(today());
}

function NextSteps({ letter, sent }: { readonly letter: Letter; readonly sent: Sent }) {
  const isSilent = sent.answer === null || sent.answer === 'none';
  if (!isSilent && letter.next.length === 0) return null;
  return (
    <>
      <h4>{words.answer.next}</h4>
      {isSilent && <p>{letter.ifSilent}</p>}
      <NextLetters next={letter.next} />
    </>
  );
}

function NextLetters({ next }: Pick<Letter, 'next'>) {
  if (next.length === 0) return null;
  return (
    <>
      <p>{words.answer.nextLetters}</p>
      <ul className={styles.links}>
        {next.map(({ id, title, purpose }) => (
          <li key={id}>
            <TextLink href={paths.letter(id)}>{title}</TextLink>
            <p className="small muted">{purpose}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

type AnswerFormProps = {
  readonly isSaving: boolean;
  readonly error: Error | undefined;
  readonly onSave: (answer: LetterAnswer, on: string) => void;
};

/** Asks what came back and on which day. */
function AnswerForm({ isSaving, error, onSave }: AnswerFormProps) {
  const [answer, setAnswer] = useState<LetterAnswer | null>(null);
  const [day, setDay] = useState(todayText);
  const [isAsked, setIsAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) focusFirst(form.current, 'answer');
  }, []);
  const on = isoOf(day);
  const ofDay = hasCode(error, 'VALIDATION_FAILED') ? error.fields[0]?.message : undefined;
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        setIsAsked(true);
        if (answer && on) onSave(answer, on);
        else focusFirst(event.currentTarget, answer ? 'answered-on' : 'answer');
      }}
    >
      <RadioList
        label={words.answer.what}
        name="answer"
        options={KINDS.map(id => ({ id, label: words.answer.kinds[id] }))}
        value={answer}
        onChange={id => setAnswer(LETTER_ANSWERS.find(one => one === id) ?? null)}
        error={isAsked && !answer ? words.answer.pick : undefined}
      />
      <DateField
        label={words.answer.day}
        name="answered-on"
        value={day}
        onChange={setDay}
        error={isAsked && !on ? words.sent.pickDay : ofDay}
      />
      {error && ofDay === undefined && <p role="alert">{error.message}</p>}
      <Button type="submit" loading={isSaving} loadingLabel={words.saving}>
        {words.answer.submit}
      </Button>
    </form>
  );
}

const KINDS = ['accepted', 'asks for more', 'refused', 'other'] as const;
