import type { Address, Entry, Given, SingleValue } from '../answer.ts';
import { type ApplicationForm, type Field, fieldsOf, type ListField, type SingleField } from '../form.ts';

export const HOME: Address = {
  line1: '12 Lock Lane',
  line2: '',
  town: 'Leeds',
  county: '',
  postcode: 'LS1 1AA',
  country: '',
};

/** Which answer is given to every question that has only a few: the first or yes, or the last or no. */
export type Leaning = 'yes' | 'no';

/** An answer that a question takes. */
export function answerTo(field: SingleField, leaning: Leaning): SingleValue {
  switch (field.kind) {
    case 'text':
      return TEXTS[field.format] ?? 'Something'.slice(0, field.most);
    case 'day':
      return '2024-05-01';
    case 'month':
      return '2015-01';
    case 'money':
      return 120_50;
    case 'number':
      return field.least + 1;
    case 'yes-no':
      return leaning === 'yes';
    case 'choice':
      return (leaning === 'yes' ? field.options[0] : field.options.at(-1))?.value ?? '';
    case 'address':
      return HOME;
  }
}

const TEXTS: Readonly<Partial<Record<string, string>>> = {
  email: 'somebody@example.com',
  phone: '07700900123',
  'national insurance number': 'AB123456C',
  'vehicle registration': 'AB12 CDE',
};

/** One entry with an answer to each part, which still goes on: a history of it has no gap. */
export function entryOf({ parts }: ListField, leaning: Leaning, id = 'own:1'): Entry {
  const answers = parts.map(part => [part.id, part.id === 'isNow' || answerTo(part, leaning)] as const);
  return { id, parts: { ...Object.fromEntries(answers), stillStands: true } };
}

/** Answers to every field of a form. */
export function answersTo(form: ApplicationForm, leaning: Leaning): Given {
  return Object.fromEntries(fieldsOf(form).map(field => [field.id, anyAnswer(field, leaning)]));
}

function anyAnswer(field: Field, leaning: Leaning) {
  return field.kind === 'list' ? [entryOf(field, leaning)] : answerTo(field, leaning);
}
