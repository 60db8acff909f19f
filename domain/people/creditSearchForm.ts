import { type CalendarDate, isoDate } from '../values/calendar-date.ts';
import { accepted, type Checked, GENERAL_MESSAGES, refused } from '../values/checked.ts';
import { creditSearchBirthYears } from '../values/creditSearchBirthDate.ts';
import { checkCreditSearchPhone } from '../values/creditSearchPhone.ts';
import { type CheckedDate, checkDateOfBirth, type TypedDate } from '../values/dates.ts';
import { checkPostcode } from '../values/postcode.ts';
import { hasEmoji, readsAsName, TEXT_MESSAGES } from '../values/text.ts';
import { TITLES } from './titles.ts';

/** What a person is told about the form, besides the messages of its single values. */
export const CREDIT_SEARCH_MESSAGES = {
  title: 'Choose a title from the list',
  noHouse: 'Please fill out one of the above fields',
} as const;

/** Most characters of each field that is typed as text. */
const LONGEST = {
  forename: 100,
  middleNames: 200,
  surname: 100,
  flatNumber: 50,
  buildingName: 100,
  buildingNumber: 20,
  street: 200,
  district: 100,
  town: 100,
} as const;

const NAMES = ['forename', 'middleNames', 'surname'] as const satisfies readonly SearchTextField[];

/** The fields that are one box each, in the order of the form. */
export const SEARCH_TEXT_FIELDS = [
  'title',
  'forename',
  'middleNames',
  'surname',
  'phoneNumber',
  'flatNumber',
  'buildingName',
  'buildingNumber',
  'street',
  'district',
  'town',
  'postcode',
] as const;
export type SearchTextField = (typeof SEARCH_TEXT_FIELDS)[number];
export type SearchField = SearchTextField | 'dateOfBirth';

/** The form as typed; '' for an empty box. */
export type TypedSearch = { readonly [Field in SearchTextField]: string } & {
  readonly dateOfBirth: TypedDate;
  readonly isPreviousAddress: boolean;
};

/** The person and address to search for, normalised, with the field names and structure of the call. */
export type SearchDetails = {
  readonly customer: {
    readonly title: string;
    readonly forename: string;
    readonly middleNames: string;
    readonly surname: string;
    /** Year-month-day. */
    readonly dateOfBirth: string;
    readonly phoneNumber: string;
  };
  readonly address: {
    readonly flatNumber: string;
    readonly buildingName: string;
    readonly buildingNumber: string;
    readonly street: string;
    readonly district: string;
    readonly town: string;
    readonly postcode: string;
    readonly isPreviousAddress: boolean;
  };
};

export type SearchFault = { readonly field: SearchField; readonly message: string };

/** Required fields (CS-011). One of flat, building name and building number is enough (CS-012). */
const REQUIRED: readonly SearchTextField[] = [
  'title',
  'forename',
  'surname',
  'phoneNumber',
  'street',
  'postcode',
];
const HOUSE_FIELDS = ['flatNumber', 'buildingName', 'buildingNumber'] as const;

/** Checks one box by itself. Returns the normalised text, or the message to show beside it. */
export function checkSearchField(field: SearchTextField, typed: string): Checked<string> {
  if (field === 'phoneNumber') return checkCreditSearchPhone(typed);
  if (field === 'postcode') return checkPostcode(typed);
  const text = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (text === '') {
    return REQUIRED.includes(field) ? refused('missing', GENERAL_MESSAGES.required) : accepted('');
  }
  if (field === 'title') {
    return TITLES.some(({ name }) => name === text)
      ? accepted(text)
      : refused('title', CREDIT_SEARCH_MESSAGES.title);
  }
  if (hasEmoji(text)) return refused('emoji', TEXT_MESSAGES.emoji);
  const isName = NAMES.some(name => name === field);
  if (!text.isWellFormed() || /\p{Cc}/u.test(text) || (isName && !readsAsName(text))) {
    return refused('notText', TEXT_MESSAGES.notText);
  }
  const longest = LONGEST[field];
  return [...text].length > longest
    ? refused('tooLong', `A maximum of ${longest} characters is allowed`)
    : accepted(text);
}

/** Checks the date of birth: at least 18, born within 120 years (CS-013, CS-014). */
export function checkSearchDateOfBirth(typed: TypedDate, today: CalendarDate): CheckedDate<CalendarDate> {
  return checkDateOfBirth(typed, today, creditSearchBirthYears(today));
}

/** Whether the address says which house it is (CS-012). */
export function namesAHouse(typed: Pick<TypedSearch, (typeof HOUSE_FIELDS)[number]>): boolean {
  return HOUSE_FIELDS.some(field => typed[field].trim() !== '');
}

/**
 * Checks the whole form. Returns the details to search by, or the messages by field, in the order of the form. The
 * message that no house is named goes to the building number, the last of the three fields it is about.
 */
export function checkSearchForm(
  typed: TypedSearch,
  today: CalendarDate,
):
  | { readonly ok: true; readonly value: SearchDetails }
  | { readonly ok: false; faults: readonly SearchFault[] } {
  const texts = SEARCH_TEXT_FIELDS.map(field => [field, checkSearchField(field, typed[field])] as const);
  const born = checkSearchDateOfBirth(typed.dateOfBirth, today);
  const faults: SearchFault[] = texts.flatMap(([field, checked]) =>
    checked.ok ? [] : [{ field, message: checked.message }],
  );
  if (!born.ok) faults.push({ field: 'dateOfBirth', message: born.message });
  if (!namesAHouse(typed)) {
    faults.push({ field: 'buildingNumber', message: CREDIT_SEARCH_MESSAGES.noHouse });
  }
  if (faults.length > 0 || !born.ok) return { ok: false, faults: faults.toSorted(byPlace) };
  const value = Object.fromEntries(texts.map(([field, checked]) => [field, checked.ok ? checked.value : '']));
  return { ok: true, value: detailsOf(value as TidyTexts, born.value, typed.isPreviousAddress) };
}

type TidyTexts = Readonly<Record<SearchTextField, string>>;

function detailsOf(texts: TidyTexts, born: CalendarDate, isPreviousAddress: boolean): SearchDetails {
  const { title, forename, middleNames, surname, phoneNumber, ...address } = texts;
  return {
    customer: { title, forename, middleNames, surname, dateOfBirth: isoDate(born), phoneNumber },
    address: { ...address, isPreviousAddress },
  };
}

/** Positions in the form: the date of birth comes after the names. */
function byPlace(a: SearchFault, b: SearchFault): number {
  return placeOf(a.field) - placeOf(b.field);
}

function placeOf(field: SearchField): number {
  return field === 'dateOfBirth'
    ? SEARCH_TEXT_FIELDS.indexOf('surname') + 0.5
    : SEARCH_TEXT_FIELDS.indexOf(field);
}
