import type { CSSProperties } from 'react';
import styles from './AmountSlider.module.css';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

export interface AmountSliderProps extends Omit<MoneyFieldProps, 'label' | 'decimals'> {
  label: string;
  /** Where the slider begins and ends, in whole pounds. */
  from: number;
  to: number;
  /** Where it stands. Beyond an end it stands at the end: the box holds what was typed. */
  at: number;
  onSlide: (pounds: number) => void;
  /** What screen readers say of where it stands: "£250.00 a month". */
  valueText: string;
  /** What stands below its ends. */
  fromText: string;
  toText: string;
}

/**
 * A sum that can be typed or slid: a box, and below it a slider that says the same. Both carry the label. Arrow keys
 * move the slider by a pound, Page Up and Page Down by a tenth of it, Home and End to its ends.
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
