import { TextField, type TextInputProps } from './TextField.tsx';

export interface NumberFieldProps extends TextInputProps {
  /** A unit after the number, such as "%". */
  after?: string | undefined;
}

/** A whole number, as text. */
export function NumberField({ width = 4, autoComplete = 'off', ...rest }: NumberFieldProps) {
  return <TextField {...rest} inputMode="numeric" width={width} autoComplete={autoComplete} />;
}
