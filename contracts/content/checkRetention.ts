import { REPORT_DAYS } from '@towpath/domain/people/creditSearchTerms.ts';
import {
  fewestDays,
  KEPT_FROM,
  type KeepFor,
  type Kept,
  WARNED_BEFORE,
} from '@towpath/domain/people/retention.ts';
import {
  type ContentProblem,
  type ContentProblems,
  fieldOf,
  inPart,
  listOf,
  placed,
  readableRows,
  unknownSource,
} from './problem.ts';
import { type RetentionFile, RetentionRule } from './retention.ts';

type Rule = RetentionFile['rules'][number];

/** A visitor without an account can come back for this long: their answers must still be there. */
const GUEST_DAYS = 30;
/** An erasure has to be done within a month of being asked for, and a month may be a February. */
const ERASE_WITHIN_DAYS = 28;
/** The database holds entries of the audit log for a year, which may be a leap year. */
const AUDIT_DAYS = 366;
const SHORTEST_WARNING = 14;

/**
 * What is wrong with rules one by one, whatever else is wrong in the file: one that is missing, one too many, and how
 * long it keeps.
 *
 * @param file as it is written
 */
export function retentionSlips(file: unknown): ContentProblems {
  const rows = fieldOf(file, 'rules');
  if (!Array.isArray(rows)) return [];
  const covered = rows.map(row => fieldOf(row, 'covers'));
  const missing = Object.keys(KEPT_FROM).filter(name => !covered.includes(name));
  return [
    ...missing.map(name => ({ place: 'rules', problem: `needs a rule that covers '${name}'` })),
    ...readableRows(RetentionRule, rows, 'rules').flatMap(({ row, place, key }) =>
      inPart(place, covered.indexOf(row.covers) === Number(key) ? problemsOf(row) : [twice(row)]),
    ),
  ];
}

/** What is wrong among the rules together. */
export function retentionProblems({ rules, sources }: RetentionFile): ContentProblems {
  const named = rules.flatMap((rule, at) => placed(rule.sources, `rules[${at}].sources`));
  return [...listOf(tooShortTogether(rules)), ...unknownSource(sources, named)];
}

function twice({ covers }: Rule): ContentProblem {
  return { place: 'covers', problem: `there is a rule that covers '${covers}' already` };
}

function problemsOf({ covers, from, keep, warnDays }: Rule): ContentProblems {
  // The schema has left one unit.
  const days = fewestDays(keep as KeepFor);
  const start = { place: 'from', problem: `must be '${KEPT_FROM[covers]}'` };
  return [
    ...listOf(from === KEPT_FROM[covers] ? null : start),
    ...listOf(warningProblem(covers, days, warnDays)),
    ...listOf(limitsOf[covers]?.(days) ?? null),
  ];
}

function warningProblem(covers: Kept, days: number, warnDays?: number): ContentProblem | null {
  if (!WARNED_BEFORE.some(name => name === covers)) {
    if (warnDays === undefined) return null;
    return { place: 'warnDays', problem: 'must be left out: nobody is written to before this ends' };
  }
  if (warnDays !== undefined && warnDays >= SHORTEST_WARNING && warnDays < days) return null;
  return {
    place: 'warnDays',
    problem: `must be ${SHORTEST_WARNING} or more, and less than the days it is kept`,
  };
}

const atLeast = (least: number, why: string) => (days: number) =>
  days >= least ? null : { place: 'keep', problem: `must be ${least} days or more: ${why}` };

const limitsOf: Partial<Record<Kept, (days: number) => ContentProblem | null>> = {
  guests: atLeast(GUEST_DAYS, 'a visitor can come back that long'),
  creditReports: days =>
    days >= 1 && days <= REPORT_DAYS
      ? null
      : { place: 'keep', problem: `must be 1 to ${REPORT_DAYS} days: people agreed to that in the terms` },
  audit: atLeast(AUDIT_DAYS, 'the database refuses to remove a younger entry'),
  sessions: atLeast(1, 'a stolen token is known by it'),
  passwordLinks: atLeast(1, 'an old link is known by it'),
  emailChanges: atLeast(1, 'its last mails are written from it'),
  mails: atLeast(1, 'a mail is sent once by it'),
  health: days =>
    days === 0 ? null : { place: 'keep', problem: 'must be 0 days: a consent is taken back at once' },
  erasures: days =>
    days >= 1 && days <= ERASE_WITHIN_DAYS
      ? null
      : { place: 'keep', problem: `must be 1 to ${ERASE_WITHIN_DAYS} days: the law gives one month` },
};

/** A restored backup brings people back who were erased: their numbers must be known for as long as it may be used. */
function tooShortTogether(rules: readonly Rule[]): ContentProblem | null {
  const daysOf = (name: Kept) => {
    const rule = rules.find(({ covers }) => covers === name);
    // The schema has left one unit.
    return rule && fewestDays(rule.keep as KeepFor);
  };
  const [numbers, backups] = [daysOf('erasedNumbers'), daysOf('backups')];
  // One that is missing was told of.
  if (numbers === undefined || backups === undefined || numbers > backups) return null;
  const at = rules.findIndex(({ covers }) => covers === 'erasedNumbers');
  return { place: `rules[${at}].keep`, problem: 'must be longer than that of backups' };
}
