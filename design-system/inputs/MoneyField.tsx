import { useState } from 'react';
import { plainAmount, withThousands } from './moneyText.ts';
import { TextField, type TextInputProps } from './TextField.tsx';

export interface MoneyFieldProps extends TextInputProps {
  /** Shows an on-screen keyboard with a decimal point. */
  decimals?: boolean | undefined;
}

/**
 * An amount in pounds. `value` is plain text such as "1500"; thousands separators show while the input is not focused
 * (QU-033).
 */
export function MoneyField({
  value,
  onChange,
  onBlur,
  onFocus,
  decimals,
  width = 8,
  autoComplete = 'off',
  ...rest
}: MoneyFieldProps) {
  // Typed text is left alone until the input loses focus, so that the cursor never jumps.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...rest}
      before="£"
      inputMode={decimals ? 'decimal' : 'numeric'}
      width={width}
      autoComplete={autoComplete}
      value={typed ?? withThousands(value)}
      onChange={text => {
        setTyped(text);
        onChange(plainAmount(text));
      }}
      onFocus={onFocus}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
