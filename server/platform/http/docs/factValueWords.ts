import { BUDGET_ROLES } from '@towpath/domain/budget/roles.ts';
import { CONTRADICTIONS, EARLIER_KINDS, ENFORCEMENT_STAGES } from '@towpath/domain/solutions/case/case.ts';
import { LIMITS } from '@towpath/domain/solutions/thresholds/limits.ts';
import { THRESHOLD_UNITS } from '@towpath/domain/solutions/thresholds/threshold.ts';

type Meanings = Readonly<Record<string, string>>;

/** Words that mean what they say. */
export function asTheyRead(values: readonly string[]): Meanings {
  return Object.fromEntries(
    values.map(value => [value, `${value.slice(0, 1).toUpperCase()}${value.slice(1).replaceAll('-', ' ')}.`]),
  );
}

/** What the enumerations mean in which the rules have the facts of a case. */
export const FACT_VALUE_WORDS: readonly Meanings[] = [
  Object.fromEntries(Object.entries(BUDGET_ROLES).map(([role, { means }]) => [role, means])),
  Object.fromEntries(
    Object.entries(LIMITS).map(([key, { unit }]) => [
      key,
      `${key.toLowerCase().replaceAll('_', ' ')}, in ${unit}.`,
    ]),
  ),
  asTheyRead(['england', 'wales', 'scotland', 'northern-ireland']),
  {
    ...asTheyRead(['england', 'wales', 'scotland', 'northern-ireland']),
    outside: 'Outside the four nations.',
  },
  {
    own: 'The person’s own.',
    partner: 'The partner’s.',
    both: 'Of both together.',
  },
  {
    'somebody else pays': 'Somebody else pays for it.',
    'included elsewhere': 'It is in another line.',
    savings: 'They live on savings.',
    borrowing: 'They borrow for it.',
    'something else': 'In another way.',
  },
  {
    yes: 'It comes first.',
    no: 'It does not.',
    conditional: 'It depends: an adviser decides.',
    'never in a plan': 'It is never paid by a plan.',
  },
  {
    included: 'The solution takes it in.',
    'arrears only': 'It takes in what is overdue.',
    conditional: 'It depends: an adviser decides.',
    excluded: 'It leaves it out.',
  },
  asTheyRead(ENFORCEMENT_STAGES),
  { owns: 'They own their home.', rents: 'They rent it.', other: 'They live in another way.' },
  asTheyRead(EARLIER_KINDS),
  asTheyRead(['employed', 'self-employed', 'not working', 'retired']),
  asTheyRead(CONTRADICTIONS),
  asTheyRead(THRESHOLD_UNITS),
];
