import { type KeyboardEvent, useState } from 'react';
import { useAnnounce } from '../feedback/LiveRegion.tsx';
import { minus, plus } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './Counter.module.css';
import { allowsKey, type CountBounds, clamp, countBounds, countOf } from './countText.ts';
import { FieldError } from './FieldError.tsx';
import { describedBy, errorId, hintId } from './fieldTypes.ts';

export interface CounterProps {
  label: string;
  name: string;
  id?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  value: number;
  onChange: (count: number) => void;
  onBlur?: (() => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** What an empty input becomes when it is left; by default 0 or the nearest bound. */
  emptyValue?: number | undefined;
  /** Name of the plus button, such as "One more child". */
  moreLabel: string;
  /** Name of the minus button, such as "One fewer child". */
  fewerLabel: string;
  /** What is announced after each change; by default the count alone. */
  announce?: ((count: number) => string) | undefined;
}

/** A number between a minus and a plus button (QU-044). The input accepts digits, Up and Down. */
export function Counter({
  label,
  name,
  id = name,
  hint,
  error,
  value,
  onChange,
  onBlur,
  min = countBounds.min,
  max = countBounds.max,
  emptyValue,
  moreLabel,
  fewerLabel,
  announce = String,
}: CounterProps) {
  const bounds: CountBounds = { min, max };
  const say = useAnnounce();
  const [typed, setTyped] = useState<string | null>(null);

  function setTo(count: number) {
    const next = clamp(count, bounds);
    setTyped(null);
    if (next === value) return;
    onChange(next);
    say(announce(next));
  }

  function type(text: string) {
    const count = countOf(text, bounds);
    // Text that is not a number yet stays in the input; a number out of range becomes the bound at once.
    setTyped(count === null ? text : String(count));
    if (count !== null && count !== value) onChange(count);
  }

  function key(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      setTo(value + (event.key === 'ArrowUp' ? 1 : -1));
    } else if (!allowsKey(event.key, event.ctrlKey || event.metaKey || event.altKey)) {
      event.preventDefault();
    }
  }

  function leave() {
    if (typed !== null && countOf(typed, bounds) === null) setTo(emptyValue ?? clamp(0, bounds));
    setTyped(null);
    onBlur?.();
  }

  return (
    <div className={styles.counter}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className={styles.hint} id={hintId(id)}>
            {hint}
          </p>
        )}
        {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      </div>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={fewerLabel}
          aria-disabled={value <= min || undefined}
          onClick={() => setTo(value - 1)}
        >
          <Glyph of={minus} />
        </button>
        <input
          id={id}
          name={name}
          inputMode={min < 0 ? 'text' : 'numeric'}
          autoComplete="off"
          value={typed ?? String(value)}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
          onChange={event => type(event.target.value)}
          onKeyDown={key}
          onBlur={leave}
        />
        <button
          type="button"
          aria-label={moreLabel}
          aria-disabled={value >= max || undefined}
          onClick={() => setTo(value + 1)}
        >
          <Glyph of={plus} />
        </button>
      </div>
    </div>
  );
}
