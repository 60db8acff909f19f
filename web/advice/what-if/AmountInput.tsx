import { AmountSlider } from '@towpath/design-system/inputs/AmountSlider.tsx';
import { checkTried, sliderEnds, type TrialAmount } from '@towpath/domain/solutions/what-if/amounts.ts';
import {
  formatWholePounds,
  type Pence,
  penceOf,
  plainPounds,
  poundsOf,
} from '@towpath/domain/values/pence.ts';
import { useState } from 'react';
import { words } from '../words.ts';

type SumProps = {
  readonly kind: TrialAmount;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** What the person told us; null where they did not know. */
  readonly told: Pence | null;
  /** The amount being tried; null while nothing is known or tried. */
  readonly value: Pence | null;
  readonly onChange: (sum: Pence) => void;
  readonly say: (sum: Pence) => string;
  readonly disabled?: boolean;
};

/**
 * An amount to try: what is typed or slid counts at once, and text that is not a valid amount stays in the
 * box with its message.
 */
export function AmountInput({ kind, name, label, hint, told, value, onChange, say, disabled }: SumProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const checked = typed === null ? null : checkTried(kind, typed);
  const { from, to } = sliderEnds(kind, told);
  return (
    <AmountSlider
      name={name}
      label={label}
      hint={hint}
      error={isLeft && checked?.ok === false && typed !== '' ? checked.message : undefined}
      disabled={disabled}
      value={typed ?? (value === null ? '' : plainPounds(value))}
      onChange={text => {
        setTyped(text);
        setIsLeft(false);
        const sum = checkTried(kind, text);
        if (sum.ok) onChange(sum.value);
      }}
      onBlur={() => {
        setIsLeft(true);
        // An emptied box shows the amount being tried again.
        if (checked?.ok || typed === '') setTyped(null);
      }}
      from={from}
      to={to}
      at={Math.round(poundsOf(value ?? 0))}
      onSlide={pounds => {
        setTyped(null);
        onChange(penceOf(pounds));
      }}
      valueText={value === null ? words.notKnown : say(value)}
      fromText={formatWholePounds(penceOf(from))}
      toText={formatWholePounds(penceOf(to))}
    />
  );
}
