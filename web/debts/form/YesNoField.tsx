import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { words } from '../step/words.ts';

type YesNoFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly required?: boolean;
  readonly value: boolean | null;
  readonly onChange: (answer: boolean) => void;
};

/** A yes-or-no question of the debt form. Neither answer is preselected. */
export function YesNoField({ value, onChange, ...field }: YesNoFieldProps) {
  return (
    <RadioList
      {...field}
      columns={2}
      options={[
        { id: 'yes', label: words.yes },
        { id: 'no', label: words.no },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={id => onChange(id === 'yes')}
    />
  );
}
