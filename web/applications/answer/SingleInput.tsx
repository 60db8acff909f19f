import { DateField } from '@towpath/design-system/inputs/DateField.tsx';
import type { DateText } from '@towpath/design-system/inputs/dateParts.ts';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { TextArea } from '@towpath/design-system/inputs/TextArea.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import type { Address } from '@towpath/domain/applications/answer.ts';
import type { SingleField } from '@towpath/domain/applications/form.ts';
import { words } from '../words.ts';
import { AddressInput } from './AddressInput.tsx';
import { DebtKindInput } from './DebtKindInput.tsx';
import type { Typed } from './typed.ts';

type SingleInputProps = {
  readonly field: SingleField;
  /** Of the input, by which an error leads to it. */
  readonly name: string;
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
  readonly error: string | undefined;
  /** What is asked stands above it already. */
  readonly isNamed: boolean;
};

/** The inputs of one question, as its kind asks for. */
export function SingleInput({ field, name, typed, onType, error, isNamed }: SingleInputProps) {
  const basics = {
    name,
    label: field.label,
    hint: field.hint ?? undefined,
    error,
    optional: field.isOptional,
    labelStyle: isNamed ? ('hidden' as const) : ('field' as const),
  };
  const text = { ...basics, value: typeof typed === 'string' ? typed : '', onChange: onType };
  switch (field.kind) {
    case 'text':
      if (field.format === 'debt kind') return <DebtKindInput {...text} />;
      return field.format === 'lines' ? (
        <TextArea {...text} rows={3} />
      ) : (
        <TextField {...text} {...TYPING[field.format]} />
      );
    case 'money':
      return <MoneyField {...text} decimals />;
    case 'number':
      return <TextField {...text} inputMode="numeric" width={4} />;
    case 'day':
    case 'month':
      return (
        <DateField
          {...basics}
          variant={field.kind === 'day' ? 'dayMonthYear' : 'monthYear'}
          value={typed as DateText}
          onChange={onType}
        />
      );
    case 'yes-no':
    case 'choice':
      return (
        <RadioList
          {...basics}
          options={
            field.kind === 'yes-no' ? YES_NO : field.options.map(({ value, label }) => ({ id: value, label }))
          }
          columns={field.kind === 'yes-no' ? 2 : 1}
          value={text.value === '' ? null : text.value}
          onChange={onType}
        />
      );
    case 'address':
      return <AddressInput {...basics} value={typed as Address} onChange={onType} />;
  }
}

const YES_NO = [
  { id: 'yes', label: words.form.yes },
  { id: 'no', label: words.form.no },
];

/** How a browser helps to type a text of each format. */
const TYPING = {
  plain: {},
  lines: {},
  name: { spellCheck: false },
  email: { type: 'email', spellCheck: false },
  phone: { type: 'tel', width: 12 },
  'national insurance number': { autoCapitalize: 'characters', spellCheck: false, width: 12 },
  'vehicle registration': { autoCapitalize: 'characters', spellCheck: false, width: 8 },
  'sort code': { inputMode: 'numeric', width: 8 },
  'account number': { inputMode: 'numeric', width: 12 },
} as const;
