import { phoneText } from './phoneText.ts';
import { TextField, type TextInputProps } from './TextField.tsx';

/** A phone number. `onChange` receives digits and plus signs only (QU-039). */
export function PhoneField({ autoComplete = 'tel', width = 12, onChange, ...rest }: TextInputProps) {
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      width={width}
      autoComplete={autoComplete}
      onChange={typed => onChange(phoneText(typed))}
    />
  );
}
