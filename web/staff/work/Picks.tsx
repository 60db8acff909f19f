import { useId } from 'react';
import { Key } from '../shortcuts/Key.tsx';
import { BarNote } from '../shortcuts/ShortcutBar.tsx';
import { shortcut } from '../shortcuts/shortcut.ts';
import styles from './Pane.module.css';
import { words } from './words.ts';

type PicksProps<Option extends string> = {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option[];
  readonly say: Readonly<Record<Option, string>>;
  readonly value: Option | null;
  readonly onPick: (option: Option) => void;
  /** The first of them answer to the keys 1 to 4. */
  readonly hasKeys?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
};

const MOST_KEYS = 4;

/** One of several, as small tiles beside each other. */
export function Picks<Option extends string>(props: PicksProps<Option>) {
  const { legend, name, options, say, value, onPick, hasKeys = false, hint, error } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.picks} aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      <div>
        {options.map((option, index) => {
          const key = hasKeys && index < MOST_KEYS ? String(index + 1) : undefined;
          return (
            <label key={option}>
              <input
                type="radio"
                name={`${id}-${name}`}
                checked={value === option}
                aria-invalid={error ? true : undefined}
                onChange={() => onPick(option)}
                {...(key && shortcut(key))}
                {...(key && { 'data-keys-say': say[option] })}
              />
              {say[option]} {key && <Key>{key}</Key>}
            </label>
          );
        })}
      </div>
      {hasKeys && (
        <BarNote
          keys={options.slice(0, MOST_KEYS).map((_, index) => String(index + 1))}
          says={words.keys.outcome}
        />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.failure} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.small}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
