import type { CalendarDate } from '../../values/calendar-date.ts';
import { accepted, type Checked, refused } from '../../values/checked.ts';
import { checkEmail } from '../../values/email.ts';
import { checkPhone } from '../../values/phone.ts';
import { checkPostcode } from '../../values/postcode.ts';
import { showsNothing } from '../../values/showsNothing.ts';
import { isStorable, readsAsName, TEXT_MESSAGES } from '../../values/text.ts';
import type { Address, Entry, FieldValue, SingleValue } from '../answer.ts';
import type { Field, ListField, SingleField } from '../form.ts';
import { answerMessages } from '../words.ts';
import { readAccountNumber, readSortCode } from './bankNumbers.ts';
import { checkDay, checkMonth } from './days.ts';
import { withoutHomeCountry } from './homeCountry.ts';
import { checkMoney } from './money.ts';
import { readNationalInsurance } from './nationalInsurance.ts';
import { isNotKnown, NOT_KNOWN_ADDRESS } from './notKnown.ts';
import { withoutHome } from './withoutHome.ts';

/** Most characters of each line of an address. */
export const LONGEST_LINE = 100;

const ADDRESS_LINES = [
  'line1',
  'line2',
  'town',
  'county',
  'postcode',
  'country',
] as const satisfies readonly (keyof Address)[];

/**
 * Checks an answer to a field, as it arrives: of a list its entries, which may have parts that are still missing. Gives it
 * as it is stored: texts trimmed, money in pence.
 *
 * @param value whatever arrived; money as pence in a number, or as it was typed in a text
 */
export function checkAnswer(field: Field, value: unknown, today: CalendarDate): Checked<FieldValue> {
  return field.kind === 'list' ? checkEntries(field, value, today) : checkSingle(field, value, today);
}

/** Checks one answer; see `checkAnswer`. */
export function checkSingle(field: SingleField, value: unknown, today: CalendarDate): Checked<SingleValue> {
  switch (field.kind) {
    case 'text':
      return checkText(field, value);
    case 'day':
      return checkDay(field, value, today);
    case 'month':
      return checkMonth(value, today);
    case 'money':
      return checkMoney(field, value);
    case 'number': {
      // Nothing is from a year to come.
      const most = field.isYear ? today.year : field.most;
      const isRight =
        typeof value === 'number' && Number.isInteger(value) && value >= field.least && value <= most;
      return isRight ? accepted(value + 0) : refused('number', answerMessages.number(field.least, most));
    }
    case 'yes-no':
      return typeof value === 'boolean' ? accepted(value) : refused('yesNo', answerMessages.yesNo);
    case 'choice':
      return typeof value === 'string' && field.options.some(option => option.value === value)
        ? accepted(value)
        : refused('choice', answerMessages.choice);
    case 'address':
      return checkAddress(value, field.mayBeUnknown);
  }
}

function checkText(
  { most, format }: Extract<SingleField, { readonly kind: 'text' }>,
  value: unknown,
): Checked<string> {
  if (typeof value !== 'string' || !isStorable(value)) return refused('notText', answerMessages.notText);
  const tidy = format === 'lines' ? value.replace(/\r\n?/gu, '\n') : value.replace(/\s+/gu, ' ');
  const text = tidy.normalize('NFC').trim();
  if (showsNothing(text)) {
    return refused('missing', answerMessages[format === 'debt kind' ? 'choice' : 'missing']);
  }
  if ([...text].length > most) return refused('tooLong', answerMessages.tooLong(most));
  if (format === 'name' && !readsAsName(text)) return refused('notText', TEXT_MESSAGES.notText);
  if (format === 'phone') return checkPhone(text);
  if (format === 'email') return checkEmail(text);
  if (format === 'national insurance number') {
    const number = readNationalInsurance(text);
    return number === null
      ? refused('nationalInsurance', answerMessages.nationalInsurance)
      : accepted(number);
  }
  if (format === 'vehicle registration') {
    const plate = text.toUpperCase().replace(/\s/gu, '');
    return /^[A-Z0-9]{1,8}$/u.test(plate)
      ? accepted(plate)
      : refused('registration', answerMessages.registration);
  }
  if (format === 'sort code') {
    const code = readSortCode(text);
    return code === null ? refused('sortCode', answerMessages.sortCode) : accepted(code);
  }
  if (format === 'account number') {
    const number = readAccountNumber(text);
    return number === null ? refused('accountNumber', answerMessages.accountNumber) : accepted(number);
  }
  return accepted(text);
}

function checkAddress(value: unknown, mayBeUnknown: boolean): Checked<Address> {
  if (typeof value !== 'object' || value === null) return refused('address', answerMessages.addressLine);
  const typed = value as Readonly<Record<string, unknown>>;
  const lines = ADDRESS_LINES.map(line => [line, tidyLine(typed[line] ?? '')] as const);
  if (lines.some(([, line]) => line === null)) return refused('notText', answerMessages.notText);
  const address = withoutHomeCountry(Object.fromEntries(lines) as Address);
  if (showsNothing(address.line1)) return refused('address', answerMessages.addressLine);
  if (mayBeUnknown && isNotKnown(address)) return accepted(NOT_KNOWN_ADDRESS);
  if (showsNothing(address.town)) return refused('address', answerMessages.addressTown);
  if (lines.some(([, line]) => [...(line ?? '')].length > LONGEST_LINE)) {
    return refused('tooLong', answerMessages.tooLong(LONGEST_LINE));
  }
  if (address.country !== '') return accepted(address);
  const nowhere = withoutHome(address);
  if (nowhere !== null) return accepted(nowhere);
  const postcode = checkPostcode(address.postcode);
  return postcode.ok ? accepted({ ...address, postcode: postcode.value }) : postcode;
}

function tidyLine(line: unknown): string | null {
  if (typeof line !== 'string' || !isStorable(line)) return null;
  return line.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

function checkEntries(field: ListField, value: unknown, today: CalendarDate): Checked<readonly Entry[]> {
  if (!Array.isArray(value)) return refused('list', answerMessages.missing);
  if (value.length > field.most) return refused('most', answerMessages.most(field.most));
  const entries: Entry[] = [];
  for (const one of value as readonly unknown[]) {
    const checked = checkEntry(field, one, today);
    if (!checked.ok) return checked;
    if (entries.some(({ id }) => id === checked.value.id))
      return refused('twice', answerMessages.unknownPart);
    entries.push(checked.value);
  }
  return accepted(entries);
}

/** Longer than any id of ours. */
const LONGEST_ID = 80;

function checkEntry(field: ListField, one: unknown, today: CalendarDate): Checked<Entry> {
  const { id, parts } = (one ?? {}) as { readonly id?: unknown; readonly parts?: unknown };
  if (
    typeof id !== 'string' ||
    id === '' ||
    id.length > LONGEST_ID ||
    typeof parts !== 'object' ||
    parts === null
  ) {
    return refused('list', answerMessages.missing);
  }
  const right: Record<string, SingleValue> = {};
  for (const [name, value] of Object.entries(parts)) {
    const part = field.parts.find(each => each.id === name);
    if (part === undefined) return refused('unknownPart', answerMessages.unknownPart);
    const checked = checkSingle(part, value, today);
    if (!checked.ok) return checked;
    right[name] = checked.value;
  }
  return accepted({ id, parts: right });
}
