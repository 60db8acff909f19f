import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { words } from './words.ts';

type YesNoProps = {
  readonly name: string;
  readonly label: string;
  readonly value: boolean | null;
  readonly onChange: (value: boolean | null) => void;
  readonly error?: string | undefined;
};

/** A fact that is so, is not so, or is not known. */
export function YesNo({ value, onChange, ...field }: YesNoProps) {
  return (
    <Select
      {...field}
      placeholder={words.unknown}
      options={[
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ]}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onChange={chosen => onChange(chosen === '' ? null : chosen === 'yes')}
    />
  );
}
