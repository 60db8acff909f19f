import type { UkNation } from '../../people/nation.ts';
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

/** An address in a nation: the law of a form is that of where its person lives. */
export const HOME_IN: Readonly<Record<UkNation, Address>> = {
  england: HOME,
  wales: { ...HOME, town: 'Cardiff', postcode: 'CF10 1AA' },
  scotland: { ...HOME, town: 'Glasgow', postcode: 'G2 1AL' },
  'northern-ireland': { ...HOME, town: 'Belfast', postcode: 'BT1 5GS' },
};

/** Which answer is given to every question that has only a few: the first or yes, the second or yes, the last or no. */
export const LEANINGS = ['yes', 'second', 'no'] as const;
export type Leaning = (typeof LEANINGS)[number];

/** An answer that a question takes. */
export function answerTo(field: SingleField, leaning: Leaning, nation: UkNation = 'england'): SingleValue {
  switch (field.kind) {
    case 'text':
      return TEXTS[field.format] ?? 'Something'.slice(0, field.most);
    case 'day':
      return field.id === 'birthDate' ? '1990-05-14' : '2026-05-01';
    case 'month':
      return '2015-01';
    case 'money':
      // As much goes out as comes in: nothing is left to offer.
      return field.id === 'offer' ? 0 : 120_50;
    case 'number':
      return field.least + 1;
    case 'yes-no':
      return leaning !== 'no' || field.needsYes !== null;
    case 'choice':
      return field.options.at(OPTION_AT[leaning])?.value ?? '';
    case 'address':
      return HOME_IN[nation];
  }
}

const OPTION_AT: Readonly<Record<Leaning, number>> = { yes: 0, second: 1, no: -1 };

const TEXTS: Readonly<Partial<Record<string, string>>> = {
  email: 'somebody@example.com',
  phone: '07700900123',
  'national insurance number': 'AB123456C',
  'vehicle registration': 'AB12 CDE',
  'sort code': '12-34-56',
  'account number': '12345678',
  'debt kind': 'Credit card',
};

/** One entry with an answer to each part, which still goes on: a history of it has no gap. */
export function entryOf(
  { parts }: ListField,
  leaning: Leaning,
  { id = 'own:1', nation = 'england' }: { readonly id?: string; readonly nation?: UkNation | undefined } = {},
): Entry {
  const answers = parts.map(
    part => [part.id, part.id === 'isNow' || answerTo(part, leaning, nation)] as const,
  );
  return { id, parts: { ...Object.fromEntries(answers), stillStands: true } };
}

/** Answers to every field of a form, of somebody in a nation: the first of the form where none is named. */
export function answersTo(form: ApplicationForm, leaning: Leaning, nation = form.nations[0]): Given {
  return Object.fromEntries(fieldsOf(form).map(field => [field.id, anyAnswer(field, leaning, nation)]));
}

function anyAnswer(field: Field, leaning: Leaning, nation: UkNation | undefined) {
  return field.kind === 'list' ? [entryOf(field, leaning, { nation })] : answerTo(field, leaning, nation);
}
