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
  readableFields,
  unknownSource,
  writtenRows,
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
    ...writtenRows(rows, 'rules').flatMap(({ written, place, key }) => {
      const { covers, ...rule } = readableFields(RetentionRule, written);
      if (covers === undefined) return [];
      const isFirst = covered.indexOf(covers) === Number(key);
      const isWarned = fieldOf(written, 'warnDays') !== undefined;
      return inPart(place, isFirst ? problemsOf(covers, rule, isWarned) : [twice(covers)]);
    }),
    ...listOf(tooShortTogether(rows)),
  ];
}

/** Sources that rules name and that are not there. */
export function retentionProblems({ rules, sources }: RetentionFile): ContentProblems {
  const named = rules.flatMap((rule, at) => placed(rule.sources, `rules[${at}].sources`));
  return unknownSource(sources, named);
}

function twice(covers: Kept): ContentProblem {
  return { place: 'covers', problem: `there is a rule that covers '${covers}' already` };
}

/** @param isWarned whether it says when people are warned, be it a number of days or not */
function problemsOf(covers: Kept, rule: Omit<Partial<Rule>, 'covers'>, isWarned: boolean): ContentProblems {
  const { from = KEPT_FROM[covers], warnDays } = rule;
  const days = daysOf(rule);
  const start = { place: 'from', problem: `must be '${KEPT_FROM[covers]}'` };
  const canBeJudged = !isWarned || warnDays !== undefined;
  return [
    ...listOf(from === KEPT_FROM[covers] ? null : start),
    ...listOf(canBeJudged ? warningProblem(covers, days ?? Infinity, warnDays) : null),
    ...listOf(days === undefined ? null : (limitsOf[covers]?.(days) ?? null)),
  ];
}

function daysOf({ keep }: Pick<Partial<Rule>, 'keep'>): number | undefined {
  // The schema has left one unit.
  return keep === undefined ? undefined : fewestDays(keep as KeepFor);
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
function tooShortTogether(rows: readonly unknown[]): ContentProblem | null {
  const rules = rows.map(row => readableFields(RetentionRule, row));
  const daysOfThe = (name: Kept) => daysOf(rules.find(({ covers }) => covers === name) ?? {});
  const [numbers, backups] = [daysOfThe('erasedNumbers'), daysOfThe('backups')];
  // Of one that is missing or cannot be read is told.
  if (numbers === undefined || backups === undefined || numbers > backups) return null;
  const at = rules.findIndex(({ covers }) => covers === 'erasedNumbers');
  return { place: `rules[${at}].keep`, problem: 'must be longer than that of backups' };
}
