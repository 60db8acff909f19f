import type { CSSProperties } from 'react';
import styles from './AmountSlider.module.css';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

export interface AmountSliderProps extends Omit<MoneyFieldProps, 'label' | 'decimals'> {
  label: string;
  /** The ends of the slider, in whole pounds. */
  from: number;
  to: number;
  /** Its position. A value beyond an end stays at that end; the input shows what was typed. */
  at: number;
  onSlide: (pounds: number) => void;
  /** What screen readers say of the position: "£250.00 a month". */
  valueText: string;
  /** The labels below its ends. */
  fromText: string;
  toText: string;
}

/**
 * An amount to type or slide: an input, and below it a slider with the same value. Both have the label. Arrow keys
 * move the slider by a pound, Page Up and Page Down by a tenth of its length, Home and End to its ends.
 */
export function AmountSlider({
  label,
  from,
  to,
  at,
  onSlide,
  valueText,
  fromText,
  toText,
  ...field
}: AmountSliderProps) {
  const { name, id = name, disabled } = field;
  const stands = Math.min(to, Math.max(from, at));
  return (
    <div className={styles.amount}>
      <MoneyField {...field} label={label} decimals />
      <div className={styles.slider}>
        <input
          id={`${id}-slider`}
          type="range"
          aria-label={label}
          aria-valuetext={valueText}
          min={from}
          max={to}
          value={stands}
          disabled={disabled}
          style={{ '--filled': `${((stands - from) / (to - from)) * 100}%` } as CSSProperties}
          onChange={event => onSlide(Number(event.target.value))}
        />
        <div className={styles.ends} aria-hidden>
          <span>{fromText}</span>
          <span>{toText}</span>
        </div>
      </div>
    </div>
  );
}
