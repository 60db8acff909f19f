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
import { formatPounds } from '@towpath/domain/values/pence.ts';
import { useErrorInTitle } from '../../shell/useErrorInTitle.ts';
import {
  type CategoryStatus,
  categoryAsTyped,
  categoryStatus,
  problemsIn,
  shownLine,
  type TypedLine,
  type TypedLines,
} from '../state/typedLines.ts';
import styles from './budget.module.css';
import { amountId, categoryButtonId } from './elementIds.ts';
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
  readonly tooltips: ReadonlyMap<number, string>;
  readonly open: boolean;
  /** Another answer has changed, so this category has to be reviewed again. */
  readonly again?: boolean;
  readonly saving: boolean;
  /** Submitted without a connection. */
  readonly waits: boolean;
  /** The server's message about the last submission. */
  readonly refusal: string | undefined;
  /** It was submitted as typed: the sums that cannot be read are marked. */
  readonly checked: boolean;
  readonly attempt: number;
  readonly onToggle: () => void;
  readonly onType: (typeId: number, change: Partial<TypedLine>) => void;
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
          <Lines {...props} entry={entry} typed={typed} frequencies={frequencies} />
        </section>
      )}
    </div>
  );
}

function Lines({
  entry,
  typed,
  frequencies,
  tooltips,
  again = false,
  saving,
  waits,
  refusal,
  checked,
  attempt,
  onType,
  onSubmit,
}: Omit<CategoryAccordionProps, 'open' | 'onToggle'>) {
  const wrong = checked ? problemsIn(entry, typed) : [];
  useErrorInTitle(wrong.length > 0);
  const options = frequencies.map(one => ({ value: String(one.frequencyId), label: one.frequencyName }));
  return (
    <form
      noValidate
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
      {entry.types.map(line => {
        const { amount, frequencyId } = shownLine(line, typed);
        return (
          <AmountLine
            key={line.typeId}
            id={amountId(line.typeId)}
            label={line.typeName}
            help={tooltips.get(line.typeId) || undefined}
            error={wrong.find(({ typeId }) => typeId === line.typeId)?.message}
            note={line.start?.says ?? line.hint ?? undefined}
            amount={amount}
            onAmount={typedAmount => onType(line.typeId, { amount: typedAmount })}
            choice={{
              label: words.category.howOften(line.typeName),
              options,
              value: String(frequencyId),
              onChange: value => onType(line.typeId, { frequencyId: Number(value) }),
            }}
          />
        );
      })}
      {waits && (
        <div className={styles.note}>
          <Notification tone="orange">{words.category.offline}</Notification>
        </div>
      )}
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
