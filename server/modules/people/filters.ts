import { LIVING_PLACES, type LivingPlace } from '@towpath/domain/people/nation.ts';
import { SESSION_STATUSES, type SessionStatus } from '@towpath/domain/people/sessionStatus.ts';
import { nextDay, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import { londonMidnight } from '../../platform/time/londonMidnight.ts';
import { words } from './words.ts';

/** Who is looked for: each narrows, and an empty list or null does not. */
export type Filters = {
  readonly find: Finding | null;
  readonly statuses: readonly SessionStatus[];
  readonly nations: readonly LivingPlace[];
  readonly partner: string | null;
  /** Here last at this moment or later, and before that one. */
  readonly from: Date | null;
  readonly before: Date | null;
  /** None but these people. */
  readonly among: readonly string[] | null;
};

/** What is typed, as it is looked for: an id, or the beginning of a key (`people_keys`). */
export type Finding = { readonly id: string } | { readonly beginning: string };

type Given = Partial<
  Readonly<Record<'find' | 'status' | 'nation' | 'partner' | 'from' | 'to', string | undefined>>
>;

/** The filters of an address. Throws VALIDATION_FAILED at the field for one that is none of ours. */
export function readFilters({ find, status, nation, partner, from, to }: Given): Filters {
  const until = dayOf('to', to);
  return {
    find: readFinding(find ?? ''),
    statuses: listed('status', status, SESSION_STATUSES),
    nations: listed('nation', nation, LIVING_PLACES),
    partner: partner === undefined || partner === '' ? null : partner,
    from: from === undefined ? null : londonMidnight(dayOf('from', from) ?? NEVER),
    before: until && londonMidnight(nextDay(until)),
    among: null,
  };
}

const NEVER = { year: 1970, month: 1, day: 1 };

function dayOf(field: 'from' | 'to', text: string | undefined) {
  if (text === undefined) return null;
  const day = readIsoDate(text);
  if (!day) throw fieldError(field, words.refused.day);
  return day;
}

function listed<Word extends string>(
  field: 'status' | 'nation',
  text: string | undefined,
  known: readonly Word[],
): readonly Word[] {
  if (text === undefined || text === '') return [];
  const asked = text.split(',');
  const found = known.filter(word => asked.includes(word));
  if (found.length !== new Set(asked).size) throw fieldError(field, words.refused[field]);
  return found;
}

/** Digits with what people put between them, three at least: a number that is being typed. */
const NUMBER = /^\+?[\d\s().-]{3,}$/u;

/** What somebody typed, as it is looked for; null where it is nothing. */
export function readFinding(typed: string): Finding | null {
  const text = typed.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
  if (text === '') return null;
  if (isUuid(text)) return { id: text };
  if (NUMBER.test(text)) {
    const dialled = text.replaceAll(/[^\d+]/gu, '').replace(/^(?:\+44|0044)0?/u, '0');
    if (/^\d{3,}$/u.test(dialled)) return { beginning: dialled };
  }
  return {
    beginning: text
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/gu, '')
      .replaceAll(/[’‘`]/gu, "'"),
  };
}
