import type { CategoryEntry, Frequency } from '@towpath/contracts/api/budget.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import {
  caretDown,
  check,
  type Drawing,
  minus,
  pencilSimple,
  warning,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { AmountLine } from '@towpath/design-system/inputs/AmountLine.tsx';
import { ErrorSummary } from '@towpath/design-system/inputs/ErrorSummary.tsx';
import { FieldError } from '@towpath/design-system/inputs/FieldError.tsx';
import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { whyAway } from '../../data/connection.ts';
import { useErrorInTitle } from '../../shell/useErrorInTitle.ts';
import {
  type CategoryStatus,
  categoryAsTyped,
  categoryStatus,
  monthOfLine,
  problemsIn,
  shownLine,
  type TypedLines,
} from '../state/typedLines.ts';
import styles from './budget.module.css';
import { amountId, categoryButtonId } from './elementIds.ts';
import { GuideRange } from './GuideRange.tsx';
import { words as listWords } from './listWords.ts';
import { words } from './words.ts';

const ICONS: Record<CategoryStatus, Drawing> = {
  notStarted: minus,
  inProgress: pencilSimple,
  completed: check,
  error: warning,
};

type CategoryAccordionProps = {
  readonly entry: CategoryEntry;
  readonly frequencies: readonly Frequency[];
  readonly typed: TypedLines;
  /** Lines that a question above or below is about. */
  readonly askedLines: ReadonlySet<number>;
  readonly open: boolean;
  /** Another answer has changed, so this category has to be reviewed again. */
  readonly again?: boolean;
  readonly saving: boolean;
  /** Submitted without a connection. */
  readonly waits: boolean;
  /** What is to be chosen before it can be submitted. */
  readonly choice?: ReactNode;
  /** The server's message about the last submission. */
  readonly refusal: string | undefined;
  /** It was submitted as typed: the sums that cannot be read are marked. */
  readonly checked: boolean;
  readonly attempt: number;
  readonly onToggle: () => void;
  /** By the id of the input of the line. */
  readonly onAmount: (id: string, amount: string) => void;
  readonly onOften: (id: string, value: string) => void;
  readonly onSubmit: () => void;
};

/**
 * One category: its progress, its monthly total, and its lines with a Submit button of their own (IE-009).
 */
export function CategoryAccordion({ entry, typed, frequencies, open, ...props }: CategoryAccordionProps) {
  const { categoryId, categoryName } = entry;
  const standing = categoryStatus(entry, typed);
  const buttonId = categoryButtonId(categoryId);
  const panelId = `${buttonId}-lines`;
  const month = categoryAsTyped(entry, typed, frequencies);
  return (
    <div className={styles.accordion} data-standing={standing}>
      <h3>
        <button
          type="button"
          id={buttonId}
          className={styles.opener}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={props.onToggle}
        >
          <span className={styles.disc}>
            <Glyph of={ICONS[standing]} />
          </span>
          <span>
            <span className={styles.name}>{categoryName}</span>
            <span className={styles.standing}>
              {props.waits
                ? words.category.waits
                : props.again
                  ? words.category.again
                  : words.category.statuses[standing]}
              {!open && <span>{rowsOf(entry, typed, standing)}</span>}
            </span>
          </span>
          <span className={styles.sum}>
            {(standing !== 'notStarted' || month > 0) && (
              <>
                {formatPounds(month)}
                <span className="visually-hidden">{words.category.aMonth}</span>
              </>
            )}
          </span>
          <Glyph of={caretDown} className={styles.chevron} />
        </button>
      </h3>
      {open && (
        <section id={panelId} aria-labelledby={buttonId} className={styles.panel}>
          <Lines {...props} entry={entry} typed={typed} frequencies={frequencies} month={month} />
        </section>
      )}
    </div>
  );
}

function Lines({
  entry,
  typed,
  frequencies,
  askedLines,
  month,
  again = false,
  saving,
  waits,
  choice,
  refusal,
  checked,
  attempt,
  onAmount,
  onOften,
  onSubmit,
}: Omit<CategoryAccordionProps, 'open' | 'onToggle'> & { readonly month: Pence }) {
  const wrong = checked ? problemsIn(entry, typed) : [];
  useErrorInTitle(wrong.length > 0);
  const options = optionsOf(frequencies);
  return (
    <form
      noValidate
      onKeyDown={goToNextRow}
      onSubmit={event => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {entry.message && (
        <div className={styles.message}>
          <FieldError>{entry.message}</FieldError>
        </div>
      )}
      {again &&
        entry.deviations
          .filter(({ isExplained }) => !isExplained)
          .map(({ title, text }) => (
            <p key={text} className={styles.told}>
              <strong>{words.category.deviation(title)}</strong> {text}
            </p>
          ))}
      {entry.status !== 'Completed' &&
        entry.toldBefore.map(says => (
          <p key={says} className={styles.told}>
            {says}
          </p>
        ))}
      <ErrorSummary
        attempt={attempt}
        problems={wrong.map(({ typeId, message }) => ({ id: amountId(typeId), message }))}
      />
      <div>
        {entry.types.length === 0 && <p>{listWords.fill.nothing}</p>}
        {entry.types.map((line, index) => {
          const { amount, frequencyId } = shownLine(line, typed);
          const sum = monthOfLine(line, typed, frequencies);
          const usual = frequencies.find(one => one.frequencyId === line.usualFrequencyId);
          const isUsual = !usual || usual.frequencyId === frequencyId;
          return (
            <AmountLine
              key={line.typeId}
              id={amountId(line.typeId)}
              label={line.typeName}
              help={isUsual ? line.help : `${line.help} ${listWords.fill.usually(usual.frequencyName)}`}
              error={wrong.find(({ typeId }) => typeId === line.typeId)?.message}
              note={line.start?.says ?? line.hint ?? undefined}
              asked={askedLines.has(line.typeId)}
              amount={amount}
              onAmount={onAmount}
              comesTo={sum === null ? undefined : formatPounds(sum)}
              comesToPer={listWords.fill.perMonth}
              often={{ label: words.category.howOften(line.typeName), options, value: String(frequencyId) }}
              onOften={onOften}
              enterKey={entry.types[index + 1] ? 'next' : 'done'}
            />
          );
        })}
      </div>
      <GuideRange guide={entry.guide} sum={month} />
      {waits && (
        <div className={styles.note}>
          <Notification tone="orange">{words.category.away[whyAway()]}</Notification>
        </div>
      )}
      {choice}
      {refusal && (
        <div className={styles.note}>
          <Notification tone="red">{words.category.refused(refusal)}</Notification>
        </div>
      )}
      <div className={styles.submit}>
        <Button type="submit" size="small" loading={saving} loadingLabel={words.category.saving}>
          {words.category.submit}
          <span className="visually-hidden">{words.category.ofCategory(entry.categoryName)}</span>
        </Button>
      </div>
    </form>
  );
}

/** The same list for the same frequencies, so that a row is drawn again only when something of it changes. */
const optionsOf = (() => {
  const made = new WeakMap<readonly Frequency[], readonly { value: string; label: string }[]>();
  return (frequencies: readonly Frequency[]) => {
    const before = made.get(frequencies);
    if (before) return before;
    const options = frequencies.map(one => ({ value: String(one.frequencyId), label: one.frequencyName }));
    made.set(frequencies, options);
    return options;
  };
})();

/** How many rows a part has, and their names or how many are filled in. */
function rowsOf({ types }: CategoryEntry, typed: TypedLines, standing: CategoryStatus): string {
  const filled = types.filter(line => shownLine(line, typed).amount !== '').length;
  const rows =
    standing === 'inProgress'
      ? listWords.fill.rowsDone(filled, types.length)
      : listWords.fill.rows(types.length);
  return ` · ${rows}`;
}

/** Enter goes on to the next row; in the last row it submits, as a form does. */
function goToNextRow(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  const amounts = [...currentTarget.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')];
  const next = amounts[amounts.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
