import { isoDate, readIsoDate } from '../values/calendar-date.ts';
import { accepted, type Checked, refused } from '../values/checked.ts';
import { readSaidDay, sayDay } from '../values/dayWords.ts';
import { checkPounds, formatSum, type MoneyCode } from '../values/pence.ts';
import { isStorable } from '../values/text.ts';
import type { LetterDefinition } from './definition.ts';
import type { LetterFacts } from './facts.ts';
import { letterWords } from './letterWords.ts';
import { type Beyond, beyond } from './placeLimits.ts';
import { placeNamed } from './places.ts';

export type EditCode = 'unknown' | 'notText' | 'tooLong' | 'notADay' | 'nothing' | Beyond['code'] | MoneyCode;

/**
 * Checks what somebody writes into a place of a letter. Gives it as it stands in the letter: a sum as "£76", a day as
 * "1 December 2026". An empty text is accepted: there is none, or it is as it was before.
 *
 * @param name of the place
 * @param typed what was typed; lines are kept where the place has lines
 */
export function checkEdit(
  definition: LetterDefinition,
  facts: LetterFacts,
  name: string,
  typed: string,
): Checked<string, EditCode> {
  const place = placeNamed(definition, name);
  if (place === null) return refused('unknown', letterWords.edit.unknown);
  if (place.value(facts, definition) !== null && !place.canChange(facts)) {
    return refused('unknown', letterWords.edit.unknown);
  }
  const text = tidied(typed, place.hasLines);
  if (!isStorable(text) || /(?!\n)\p{Cc}/u.test(text)) return refused('notText', letterWords.edit.notText);
  if ([...text].length > place.most) return refused('tooLong', letterWords.edit.tooLong(place.most));
  if (text === '') return accepted('');
  if (place.holds === 'text') return accepted(text);
  const checked = place.holds === 'sum' ? checkSum(text) : checkDay(text);
  const tooFar = checked.ok ? beyond(place, facts, checked.value) : null;
  return tooFar === null ? checked : refused(tooFar.code, saysBeyond(tooFar));
}

function saysBeyond(tooFar: Beyond): string {
  const { edit } = letterWords;
  return 'most' in tooFar ? edit[tooFar.code](tooFar.most) : edit[tooFar.code](sayDay(tooFar.day));
}

/** Without what nobody sees: spaces at the ends and twice, and empty lines. */
function tidied(typed: string, hasLines: boolean): string {
  const lines = typed
    .normalize('NFC')
    .split(/\r\n?|\n/u)
    .map(line => line.replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, ' ').trim())
    .filter(line => line !== '');
  return lines.join(hasLines ? '\n' : ' ');
}

function checkSum(text: string): Checked<string, EditCode> {
  const sum = checkPounds(text);
  if (!sum.ok) return sum;
  return sum.value === 0 ? refused('nothing', letterWords.edit.nothing) : accepted(formatSum(sum.value));
}

function checkDay(text: string): Checked<string, EditCode> {
  const day = readIsoDate(text) ?? readSaidDay(text);
  return day === null ? refused('notADay', letterWords.edit.notADay) : accepted(sayDay(isoDate(day)));
}
