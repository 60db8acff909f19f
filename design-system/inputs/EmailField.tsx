import { TextField, type TextInputProps } from './TextField.tsx';

/** An email address. For a login pass `autoComplete="username"`. */
export function EmailField({ autoComplete = 'email', ...rest }: TextInputProps) {
  return (
    <TextField
      {...rest}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
