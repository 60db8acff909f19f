import type { Case } from '@towpath/domain/solutions/case/case.ts';
import type { Criterion } from '@towpath/domain/solutions/criteria/criterion.ts';
import { recordOf } from '@towpath/domain/solutions/explain/record.ts';
import { sayFigure, sayReason } from '@towpath/domain/solutions/explain/words.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { SOLUTIONS } from '@towpath/domain/solutions/recommend/solutions.ts';
import type { LimitRow } from '@towpath/domain/solutions/thresholds/limits.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import type { AssessContent } from './content.ts';
import { Refused } from './refused.ts';

const CONSEQUENCES: Readonly<Record<Criterion['otherwise'], string>> = {
  'not met': 'the solution is not open',
  'adviser decides': 'an adviser decides, and until then it cannot be said',
  'adviser confirms': 'the solution is open, and an adviser confirms it',
};

/**
 * Explains one criterion: what it tests, in which solutions and nations, by which limits since when, from which source,
 * and what follows where it is not met. With a case, also what that case gives.
 *
 * @throws Refused where no solution has a criterion of that code
 */
export function explainCriterion(
  code: string,
  judged: { readonly facts: Case; readonly on: CalendarDate } | null,
  { limits, rulebook }: AssessContent,
): string {
  const wanted = code.toUpperCase();
  const found = Object.entries(SOLUTIONS).flatMap(([shortName, { criteria }]) =>
    criteria.filter(criterion => criterion.code === wanted).map(criterion => ({ shortName, criterion })),
  );
  const [first] = found;
  if (first === undefined) throw new Refused(unknownCode(wanted));
  const { criterion } = first;
  const lines = [
    wanted,
    `  tests: ${criterion.tests}`,
    ...(criterion.not === null ? [] : [`  or: ${criterion.not}`]),
    `  has to be: ${neededOf(criterion)}`,
    `  asked by: ${found.map(({ shortName }) => shortName).join(', ')}${criterion.nations === null ? '' : ` (in ${criterion.nations.join(', ')})`}`,
    `  where it is not met: ${[...new Set(found.map(one => CONSEQUENCES[one.criterion.otherwise]))].join('; ')}`,
    `  where it is not known, we ask for: ${criterion.missing}`,
    ...sourceLines(criterion, limits),
    ...(judged === null ? [] : caseLines(wanted, judged, rulebook)),
  ];
  return `${lines.join('\n')}\n`;
}

function neededOf({ is, limit }: Criterion): string {
  if (is === 'yes' || is === 'no') return is;
  return `${is} ${typeof limit === 'string' ? `the limit ${limit}` : String(limit)}`;
}

function sourceLines({ limit, source }: Criterion, limits: readonly LimitRow[]): readonly string[] {
  const rows = limits.filter(({ key }) => key === limit);
  if (rows.length === 0) return [`  source: ${saidSource(source)}`];
  return [
    '  limits:',
    ...rows.map(row => {
      const figure = sayFigure({ low: row.value, high: row.value }, row.unit);
      const since = row.validFrom === null ? 'as far back as we know' : `from ${sayDay(row.validFrom)}`;
      const toConfirm = row.toConfirm === undefined ? '' : ` (to confirm: ${row.toConfirm})`;
      return `    ${figure} ${since}, ${row.nations.join(', ')}: ${row.source}${toConfirm}`;
    }),
  ];
}

/** One source, or one for each nation that has its own. */
function saidSource(source: Criterion['source']): string {
  if (source === null) return 'not said';
  if (typeof source === 'string') return source;
  return Object.entries(source)
    .map(([nation, its]) => `${nation}: ${its}`)
    .join('; ');
}

function caseLines(
  code: string,
  { facts, on }: { readonly facts: Case; readonly on: CalendarDate },
  rulebook: Rulebook,
): readonly string[] {
  const told = recordOf(facts, on, rulebook).results.flatMap(({ shortName, reasons }) =>
    reasons
      .filter(reason => reason.code === code)
      .map(
        reason =>
          `    ${shortName}: ${reason.adviserConfirms ? 'met, an adviser confirms it' : reason.outcome}. ${sayReason(reason)}`,
      ),
  );
  return ['  this case:', ...(told.length === 0 ? ['    no solution of its nation asks it'] : told)];
}

/** Names the codes that look most like it. */
function unknownCode(wanted: string): string {
  const codes = [
    ...new Set(Object.values(SOLUTIONS).flatMap(({ criteria }) => criteria.map(({ code }) => code))),
  ];
  const alike = codes.filter(code =>
    code.split('_').some(part => part.length > 2 && wanted.split('_').includes(part)),
  );
  const hint =
    alike.length === 0
      ? `There are ${codes.toSorted().join(', ')}.`
      : `Did you mean ${alike.slice(0, 8).join(', ')}?`;
  return `--why: there is no criterion ${wanted}. ${hint}`;
}
