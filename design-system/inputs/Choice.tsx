import type { ReactNode } from 'react';
import { plus } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { words } from '../words.ts';
import styles from './Choice.module.css';

/** One answer of a list. */
export interface ChoiceOption {
  id: string;
  label: ReactNode;
  /** A small picture at the end of the tile, such as `<Icon name="house" />`. */
  icon?: ReactNode;
  /** The amount it comes to, such as "£1,500", at the end of the tile. */
  sum?: string | undefined;
  additionalText?: string | undefined;
  /** `below` by default. */
  additionalTextPosition?: 'above' | 'below' | undefined;
  /** In a radio list: fields that belong to this answer and follow it while it is chosen. */
  whenChosen?: ReactNode;
}

interface ChoiceProps {
  option: ChoiceOption;
  kind: 'radio' | 'checkbox';
  name: string;
  inputId: string;
  checked: boolean;
  onChoose: () => void;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A tile that can be pressed anywhere. */
export function Choice({ option, kind, name, inputId, checked, onChoose, required, disabled }: ChoiceProps) {
  const extra = option.additionalText && <small className={styles.extra}>{option.additionalText}</small>;
  const above = option.additionalTextPosition === 'above';
  return (
    <label className={styles.choice}>
      <input
        id={inputId}
        type={kind}
        name={name}
        value={option.id}
        checked={checked}
        onChange={onChoose}
        required={required}
        disabled={disabled}
      />
      <span>
        {above && extra}
        {option.label}
        {!above && extra}
      </span>
      {option.icon && <span className={styles.icon}>{option.icon}</span>}
      {option.sum && <b className={styles.sum}>{option.sum}</b>}
    </label>
  );
}

/** The last item of a shortened list, which reveals the rest. */
export function MoreOptions({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={`${styles.choice} ${styles.more}`} onClick={onPress}>
      <Glyph of={plus} />
      <span>{words.moreOptions}</span>
    </button>
  );
}
