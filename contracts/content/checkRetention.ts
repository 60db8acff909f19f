import { REPORT_DAYS } from '@towpath/domain/people/creditSearchTerms.ts';
import {
  fewestDays,
  KEPT_FROM,
  type KeepFor,
  type Kept,
  WARNED_BEFORE,
} from '@towpath/domain/people/retention.ts';
import { type ContentProblem, placed, unknownSource } from './problem.ts';
import type { RetentionFile } from './retention.ts';

type Rule = RetentionFile['rules'][number];

/** A visitor without an account can come back for this long: their answers must still be there. */
const GUEST_DAYS = 30;
/** An erasure has to be done within a month of being asked for, and a month may be a February. */
const ERASE_WITHIN_DAYS = 28;
/** The database holds entries of the audit log for a year, which may be a leap year. */
const AUDIT_DAYS = 366;
const SHORTEST_WARNING = 14;

/** The first thing wrong among the rules of how long things are kept; null when all is well. */
export function retentionProblem({ rules, sources }: RetentionFile): ContentProblem | null {
  const named = rules.flatMap((rule, at) => placed(rule.sources, `rules[${at}].sources`));
  return (
    missing(rules) ??
    first(rules, (rule, at) => twice(rules, rule, at) ?? problemOf(rule)) ??
    tooShortTogether(rules) ??
    unknownSource(sources, named)
  );
}

function missing(rules: readonly Rule[]): ContentProblem | null {
  const none = Object.keys(KEPT_FROM).find(name => !rules.some(({ covers }) => covers === name));
  return none === undefined ? null : { place: 'rules', problem: `needs a rule that covers '${none}'` };
}

type InRule = { readonly field: string; readonly problem: string };

function first(
  rules: readonly Rule[],
  check: (rule: Rule, at: number) => InRule | null,
): ContentProblem | null {
  for (const [at, rule] of rules.entries()) {
    const found = check(rule, at);
    if (found) return { place: `rules[${at}].${found.field}`, problem: found.problem };
  }
  return null;
}

function twice(rules: readonly Rule[], { covers }: Rule, at: number): InRule | null {
  if (rules.findIndex(rule => rule.covers === covers) === at) return null;
  return { field: 'covers', problem: `there is a rule that covers '${covers}' already` };
}

function problemOf({ covers, from, keep, warnDays }: Rule): InRule | null {
  if (from !== KEPT_FROM[covers]) return { field: 'from', problem: `must be '${KEPT_FROM[covers]}'` };
  const isWarned = WARNED_BEFORE.some(name => name === covers);
  if (!isWarned && warnDays !== undefined) {
    return { field: 'warnDays', problem: 'must be left out: nobody is written to before this ends' };
  }
  // The schema has left one unit.
  const days = fewestDays(keep as KeepFor);
  if (isWarned && (warnDays === undefined || warnDays < SHORTEST_WARNING || warnDays >= days)) {
    const problem = `must be ${SHORTEST_WARNING} or more, and less than the days it is kept`;
    return { field: 'warnDays', problem };
  }
  return limitsOf[covers]?.(days) ?? null;
}

const atLeast = (least: number, why: string) => (days: number) =>
  days >= least ? null : { field: 'keep', problem: `must be ${least} days or more: ${why}` };

const limitsOf: Partial<Record<Kept, (days: number) => InRule | null>> = {
  guests: atLeast(GUEST_DAYS, 'a visitor can come back that long'),
  creditReports: days =>
    days >= 1 && days <= REPORT_DAYS
      ? null
      : { field: 'keep', problem: `must be 1 to ${REPORT_DAYS} days: people agreed to that in the terms` },
  audit: atLeast(AUDIT_DAYS, 'the database refuses to remove a younger entry'),
  sessions: atLeast(1, 'a stolen token is known by it'),
  passwordLinks: atLeast(1, 'an old link is known by it'),
  emailChanges: atLeast(1, 'its last mails are written from it'),
  mails: atLeast(1, 'a mail is sent once by it'),
  health: days =>
    days === 0 ? null : { field: 'keep', problem: 'must be 0 days: a consent is taken back at once' },
  erasures: days =>
    days >= 1 && days <= ERASE_WITHIN_DAYS
      ? null
      : { field: 'keep', problem: `must be 1 to ${ERASE_WITHIN_DAYS} days: the law gives one month` },
};

/** A restored backup brings people back who were erased: their numbers must be known for as long as it may be used. */
function tooShortTogether(rules: readonly Rule[]): ContentProblem | null {
  const daysOf = (name: Kept) => {
    const rule = rules.find(({ covers }) => covers === name);
    // The schema has left one unit.
    return rule ? fewestDays(rule.keep as KeepFor) : 0;
  };
  if (daysOf('erasedNumbers') > daysOf('backups')) return null;
  const at = rules.findIndex(({ covers }) => covers === 'erasedNumbers');
  return { place: `rules[${at}].keep`, problem: 'must be longer than that of backups' };
}
