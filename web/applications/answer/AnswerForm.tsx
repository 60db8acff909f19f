import type { Application } from '@towpath/contracts/api/applications.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import type { Entry, Place, SingleValue } from '@towpath/domain/applications/answer.ts';
import { isAsked } from '@towpath/domain/applications/asked.ts';
import { checkSingle } from '@towpath/domain/applications/check/checkAnswer.ts';
import { type AskedNext, bringsNothing } from '@towpath/domain/applications/check/history.ts';
import { impossibleDay } from '@towpath/domain/applications/check/impossibleDay.ts';
import { whyKnownNow } from '@towpath/domain/applications/check/notKnown.ts';
import { otherIsNow } from '@towpath/domain/applications/check/oneNow.ts';
import type { ListField, SingleField } from '@towpath/domain/applications/form.ts';
import { partsOfNew } from '@towpath/domain/applications/inIt.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiFailure, wordsOfFailure } from '../../data/failure.ts';
import { newId } from '../../data/newId.ts';
import styles from '../Applications.module.css';
import { askedAt, askedNextAt, entriesOf, placeName } from '../formOf.ts';
import { sayKept } from '../sayKept.ts';
import { type Typing, typingAt } from '../typing.ts';
import { useTypingPlaces } from '../typingPlaces.ts';
import type { Giving } from '../useApplication.ts';
import { words } from '../words.ts';
import { NotKnownThen, type Unknown } from './NotKnownThen.tsx';
import { SingleInput } from './SingleInput.tsx';
import { answerOf, isBlank, type Typed, typedOf } from './typed.ts';

type AnswerFormProps = {
  readonly application: Application;
  readonly at: Place;
  /** The answer that is there, to begin from. */
  readonly value: SingleValue | null;
  readonly giving: Giving;
  /** Nobody opened it: it is there again after a reload, and leaves the focus where it is. */
  readonly isBack?: boolean;
  /** It is saved, or given up. */
  readonly onDone: (isSaved: boolean) => void;
};

const INPUTS = 'input,select,textarea';

/**
 * The inputs for what is asked at a place, with Save and Cancel. The first of them has the focus; what is typed stays until
 * it is saved or given up, through a reload.
 */
export function AnswerForm(props: AnswerFormProps) {
  const asked = askedAt(props.application, props.at);
  if (!asked) return null;
  if (asked.kind === 'one') return <Fields {...props} parts={[asked.field]} isEntry={false} />;
  return (
    <Fields
      {...props}
      parts={partsOfNew(asked.list)}
      isEntry
      list={asked.list}
      mayBeNone={asked.list.fewest === 0}
    />
  );
}

function Fields({
  application,
  at,
  value,
  giving,
  isBack = false,
  onDone,
  parts,
  isEntry,
  list = null,
  mayBeNone = false,
}: AnswerFormProps & {
  readonly parts: readonly SingleField[];
  /** It is a new entry of a list, whose parts these are. */
  readonly isEntry: boolean;
  readonly list?: ListField | null;
  readonly mayBeNone?: boolean;
}) {
  const { today, name } = { today: onLondonClock(new Date()).day, name: placeName(at) };
  const slot = typingAt(useTypingPlaces(), application, at);
  const [kept] = useState(slot.read);
  const [entryId] = useState(() => kept?.entryId ?? `added:${newId()}`);
  const [next] = useState(() => askedNextAt(application, at, today));
  const [begins] = useState<Typing['values']>(() =>
    Object.fromEntries(
      parts.map(part => [part.id, typedOf(part, isEntry ? (endOf(next)[part.id] ?? null) : value)]),
    ),
  );
  const [typed, setTyped] = useState<Typing['values']>(() => ({ ...begins, ...kept?.values }));
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const announce = useAnnounce();
  useEffect(() => {
    if (!isBack) firstOf(form.current)?.focus();
  }, [isBack]);

  const checkedOf = (part: SingleField) => checkSingle(part, answerOf(part, typed[part.id] ?? ''), today);
  const answerTo = (id: string): SingleValue | null => {
    const part = parts.find(one => one.id === id);
    const checked = part && checkedOf(part);
    return checked?.ok ? checked.value : null;
  };
  // A part that hangs on another is asked once that is answered.
  const asked = isEntry
    ? parts.filter(part => isAsked(part, { answerTo, nation: application.filled.nation }))
    : parts;
  const birthDate = application.filled.fields.find(({ id }) => id === 'birthDate')?.value ?? null;
  const inputName = (part: SingleField) => `${name}-${part.id}`;

  function type(id: string, next: Typed) {
    const values = { ...typed, [id]: next };
    setTyped(values);
    if (JSON.stringify(values) === JSON.stringify(begins)) slot.forget();
    else slot.keep({ values, entryId });
    setWrong(({ [id]: _, ...rest }) => rest);
    giving.forget();
  }

  /** All that is asked of a time of which somebody does not know it, to be saved as it is or put right. */
  function fill({ part: about, value: unknown, left }: Unknown) {
    if (!next) return;
    const filledIn: Entry['parts'] = {
      [about]: unknown,
      from: next.from,
      ...(next.until === null ? { isNow: true } : endOf(next)),
    };
    const values = Object.fromEntries(
      parts.map(part => [part.id, typedOf(part, filledIn[part.id] ?? null)] as const),
    );
    // What is left to fill in, or else the way to save it, has to be there before it has the focus.
    flushSync(() => {
      setTyped(values);
      setWrong({});
    });
    slot.keep({ values, entryId });
    giving.forget();
    const input = left === null ? null : document.getElementById(`${name}-${about}-${left}`);
    (input ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }

  function leave(isSaved: boolean) {
    slot.forget();
    onDone(isSaved);
  }

  function showWrong(faults: Readonly<Record<string, string>>) {
    // What is wrong has to be marked before the focus finds it.
    flushSync(() => setWrong(faults));
    const first = asked.find(({ id }) => faults[id] !== undefined);
    const input = first && document.getElementById(inputName(first));
    const target = input?.matches(INPUTS)
      ? input
      : (input?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
        input?.querySelector<HTMLElement>(INPUTS));
    target?.focus();
  }

  async function save() {
    const faults: Record<string, string> = {};
    const answers: Record<string, SingleValue> = {};
    const said: Record<string, SingleValue> = {};
    for (const part of asked) {
      if (part.isOptional && isBlank(typed[part.id] ?? '')) continue;
      const checked = checkedOf(part);
      if (checked.ok) said[part.id] = checked.value;
      const fault = checked.ok
        ? (impossibleDay(part, checked.value, { answerTo, birthDate, today }) ??
          whyKnownNow(part.id, checked.value, answerTo('isNow')))
        : checked.message;
      if (fault !== null) faults[part.id] = fault;
      else if (checked.ok) answers[part.id] = checked.value;
    }
    const there = entriesOf(application, at.field);
    const outside = list && bringsNothing(list, there, { parts: said, today });
    const isAlso = list && otherIsNow(list, there, { id: entryId, parts: said });
    if (isAlso) faults[isAlso.part] ??= isAlso.message;
    // What began after its end was filled in is said of the begin: the end is right.
    if (outside?.part === 'from') delete faults.to;
    if (outside) faults[outside.part] ??= outside.message;
    if (Object.keys(faults).length > 0) return showWrong(faults);
    const [only] = parts;
    const given = isEntry
      ? await giving.give({ ...at, entry: entryId }, answers)
      : await giving.give(at, answers[only?.id ?? ''] ?? null);
    if (given) {
      announce(sayKept(given, at));
      leave(true);
    }
  }

  const refused = giving.error instanceof ApiFailure ? giving.error.fields : [];
  const errorOf = (part: SingleField) =>
    wrong[part.id] ??
    refused.find(({ field }) => field === `value.${part.id}` || (!isEntry && field === 'value'))?.message;
  const isSaid = asked.some(part => errorOf(part) !== undefined);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
    >
      {asked.map(part => (
        <SingleInput
          key={part.id}
          field={part}
          name={inputName(part)}
          typed={typed[part.id] ?? ''}
          onType={next => type(part.id, next)}
          error={errorOf(part)}
          isNamed={!isEntry}
        />
      ))}
      {giving.error && !isSaid && (
        <Notification tone="red" heading={words.form.trouble}>
          {wordsOfFailure(giving.error)}
        </Notification>
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="small" loading={giving.isFetching} loadingLabel={words.form.saving}>
          {words.form.save}
        </Button>
        {isEntry && mayBeNone && (
          <Button
            size="small"
            variant="secondary"
            onClick={async () => {
              const given = await giving.give({ ...at, entry: null }, []);
              if (!given) return;
              announce(sayKept(given, at));
              leave(true);
            }}
          >
            {words.form.none}
          </Button>
        )}
        <Button size="small" variant="tertiary" onClick={() => leave(false)}>
          {words.form.cancel}
        </Button>
      </div>
      {list && next && <NotKnownThen list={list.id} next={next} onFill={fill} />}
    </form>
  );
}

/** What is known of the end of an entry that is asked for: it was over when the next began. */
function endOf(next: AskedNext | null): Entry['parts'] {
  return next?.until ? { isNow: false, to: next.until } : {};
}

/** Where somebody begins: the first input, or of a few answers the one that is chosen. */
function firstOf(form: HTMLElement | null): HTMLElement | null | undefined {
  const first = form?.querySelector<HTMLElement>(INPUTS);
  return first?.closest('fieldset')?.querySelector<HTMLElement>('[type="radio"]:checked') ?? first;
}
