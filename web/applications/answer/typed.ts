import type { DateText } from '@towpath/design-system/inputs/dateParts.ts';
import { type Address, isAddress, type SingleValue } from '@towpath/domain/applications/answer.ts';
import type { SingleField } from '@towpath/domain/applications/form.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';

/** What stands in the inputs of one question, before it is an answer. */
export type Typed = string | DateText | Address;

const NO_DATE: DateText = { day: '', month: '', year: '' };
const NO_ADDRESS: Address = { line1: '', line2: '', town: '', county: '', postcode: '', country: '' };

/** What stands in the inputs at first: the answer that is there, or nothing. */
export function typedOf(field: SingleField, value: SingleValue | null): Typed {
  if (field.kind === 'address') return isAddress(value) ? value : NO_ADDRESS;
  if (field.kind === 'day' || field.kind === 'month') {
    const [year = '', month = '', day = ''] = typeof value === 'string' ? value.split('-') : [];
    return value === null ? NO_DATE : { day, month, year };
  }
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(field.kind === 'money' ? poundsOf(value) : value);
  return isAddress(value) ? '' : value;
}

/** What was typed, as the rules of the field check it; see `checkSingle`. */
export function answerOf(field: SingleField, typed: Typed): unknown {
  if (typeof typed !== 'string') {
    if (!('day' in typed)) return typed;
    const [year, month, day] = [typed.year.trim(), two(typed.month), two(typed.day)];
    return field.kind === 'month' ? `${year}-${month}` : `${year}-${month}-${day}`;
  }
  if (field.kind === 'yes-no') return typed === '' ? null : typed === 'yes';
  if (field.kind === 'number') return /^\d+$/u.test(typed.trim()) ? Number(typed.trim()) : Number.NaN;
  return typed;
}

/** Whether nothing stands in the inputs. */
export function isBlank(typed: Typed): boolean {
  return typeof typed === 'string'
    ? typed.trim() === ''
    : Object.values(typed).every(part => part.trim() === '');
}

function two(text: string): string {
  return text.trim().padStart(2, '0');
}
