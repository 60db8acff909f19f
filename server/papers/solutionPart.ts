import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { isFoundByAdviser } from '@towpath/domain/solutions/criteria/missingFactTexts.ts';
import type { AdviceRecord, KeptReason, KeptResult } from '@towpath/domain/solutions/explain/record.ts';
import { sayFigure, sayFound } from '@towpath/domain/solutions/explain/words.ts';
import { MONEY_COLUMNS, sayInThePound, sayPart } from '@towpath/domain/solutions/pictures/money.ts';
import { sayStart, YEARS_COLUMNS, yearsRows } from '@towpath/domain/solutions/pictures/yearsWords.ts';
import { isAboutHealth } from './healthLeftOut.ts';
import { type Block, facts, heading, list, paragraph, parts } from './paper.ts';
import { words } from './words.ts';

/** A solution as given, and the record that it was given from. */
export type Told = { readonly solution: Solution; readonly kept: KeptResult };

/** The solutions of a group with what the record holds of each. */
export function told(solutions: readonly Solution[], { results }: AdviceRecord): readonly Told[] {
  return solutions.flatMap(solution => {
    const kept = results.find(({ shortName }) => shortName === solution.product.shortName);
    return kept ? [{ solution, kept }] : [];
  });
}

/** The details of an open solution, as its own page shows them. */
export function openSolution({ solution, kept }: Told): readonly Block[] {
  const { product, wording, adviserFirst, disclosures, stays, displayRule } = solution;
  const reasons = kept.reasons.filter(reason => !isAboutHealth(reason.code));
  const own = new Set(disclosures.map(({ says }) => says));
  return parts(
    heading(3, product.name),
    paragraph(wording.whatItIs),
    figuresPart(solution),
    solution.paymentSum !== undefined && paragraph(`${solution.paymentSum}.`),
    yearsPart(solution),
    moneyPart(solution),
    adviserFirst !== null && paragraph(adviserFirst),
    own.size > 0 && [heading(4, words.solution.forYou), list([...own])],
    heading(4, words.solution.advantages),
    list(wording.advantages),
    heading(4, words.solution.risks),
    list(wording.risks.filter(risk => !own.has(risk))),
    stays.length > 0 && [
      heading(4, displayRule === 'BANNER' ? words.solution.leavesOut : words.solution.stays),
      list(stays.map(({ debt, says }) => ({ lead: debtName(debt), text: says }))),
    ],
    heading(4, words.solution.home),
    paragraph(wording.home),
    wording.register !== undefined && [heading(4, words.solution.register), paragraph(wording.register)],
    heading(4, words.solution.creditFile),
    paragraph(wording.creditFile),
    heading(4, words.solution.next),
    list(wording.next, true),
    reasons.length > 0 && [heading(4, words.solution.why), reasonsTable(reasons)],
    wording.terms.length > 0 && [
      heading(4, words.solution.terms),
      list(wording.terms.map(({ word, meaning }) => ({ lead: word, text: meaning }))),
    ],
  );
}

/** Why a solution is not open: each unmet criterion, the figure against the limit. */
export function closedSolution({ solution, kept }: Told): readonly Block[] {
  const reasons = kept.reasons.filter(({ code, outcome }) => outcome === 'not met' && !isAboutHealth(code));
  return parts(
    heading(3, solution.product.name),
    paragraph(solution.wording.whatItIs),
    reasons.length > 0 ? reasonsTable(reasons) : paragraph(words.solution.doesNotFit),
  );
}

/** What has to be found out before it is known whether a solution is open. */
export function undecidedSolution({ solution, kept }: Told): readonly Block[] {
  const things = kept.reasons.flatMap(({ code, missing }) =>
    missing === null || isAboutHealth(code) ? [] : [missing],
  );
  const open = [...new Set(things)];
  const found = open.filter(isFoundByAdviser);
  const asked = open.filter(thing => !isFoundByAdviser(thing));
  const decided = solution.reasons
    .filter(({ code, outcome }) => outcome === 'cannot say' && !isAboutHealth(code))
    .map(({ says }) => says);
  return parts(
    heading(3, solution.product.name),
    paragraph(solution.wording.whatItIs),
    asked.length > 0 && [paragraph(words.solution.needToKnow), list(asked)],
    ...found.map(thing => paragraph(words.solution.adviserFinds(thing))),
    things.length === 0 && decided.length > 0 && list(decided),
    things.length === 0 && decided.length === 0 && paragraph(words.solution.adviserGoesThrough),
  );
}

/** Urgent matters, the most urgent first, each with the numbers to ring: nobody has a page to tap on. */
export function urgentPart(
  urgent: Recommendation['urgent'],
  { sayDay, ourPhone }: { readonly sayDay: (day: string) => string; readonly ourPhone: string },
) {
  return list(
    urgent.map(({ says: what, on, debt, isKeptOff, step: { heading, ring, ringsThem, instead } }) => {
      const numbers =
        ring !== null
          ? [words.advice.ring(ring)]
          : ringsThem
            ? []
            : [words.advice.ringUs(ourPhone), ...(instead ? [words.advice.ring(instead)] : [])];
      const says = [what, ...numbers].join(' ');
      const about = debt ? debtName(debt) : undefined;
      // Of what the law stops the heading says so, and the rest what to do if it does not.
      const lead = [on && sayDay(on), isKeptOff ? `${heading}.` : about].filter(Boolean).join(' – ');
      return lead === '' ? { text: says } : { lead, text: says };
    }),
  );
}

/** "Made-up Council: Court fine". */
function debtName({ creditorName, typeName }: Solution['stays'][number]['debt']): string {
  return [creditorName, typeName].filter(Boolean).join(': ');
}

/** The years, drawn, and the same in a table. */
function yearsPart({ years }: Solution): readonly Block[] {
  if (years === null) return [];
  const [what, from, until] = YEARS_COLUMNS;
  return [
    heading(4, words.solution.years(sayStart(years))),
    { kind: 'years', picture: years },
    {
      kind: 'table',
      columns: [
        { name: what, width: 6 },
        { name: from, width: 3 },
        { name: until, width: 5 },
      ],
      rows: yearsRows(years).map(row => ({ cells: [row.what, row.from, row.until] })),
    },
  ];
}

/** Where the money goes, drawn, and the same in a table. */
function moneyPart({ money }: Solution): readonly Block[] {
  if (money === null) return [];
  const [where, sum] = MONEY_COLUMNS;
  const pound = sayInThePound(money);
  return parts(
    heading(4, words.solution.money(money.pays)),
    { kind: 'money', picture: money },
    {
      kind: 'table',
      columns: [
        { name: where, width: 6 },
        { name: sum, width: 4, isSum: true },
      ],
      rows: money.parts.map(part => ({ cells: [sayPart(part), part.says] })),
    },
    pound !== null && paragraph(`${pound}.`),
  );
}

function figuresPart(solution: Solution): Block | false {
  const { payment, termMonths, totalPaid, fees, writtenOff, debtFreeMonth, lastPaymentMonth } = solution;
  const figures: readonly (readonly [string, { readonly says: string } | undefined])[] = [
    [words.solution.figures.payment, payment],
    [words.solution.figures.term, termMonths],
    [words.solution.figures.totalPaid, totalPaid],
    [words.solution.figures.fees, fees],
    [words.solution.figures.writtenOff, writtenOff],
    [words.solution.figures.debtFree, debtFreeMonth],
    [words.solution.figures.lastPayment, lastPaymentMonth],
  ];
  const rows = figures.flatMap(([name, figure]) => (figure ? [{ name, says: figure.says }] : []));
  return rows.length > 0 && facts(rows);
}

function reasonsTable(reasons: readonly KeptReason[]): Block {
  return {
    kind: 'table',
    columns: [
      { name: words.solution.reasons.asksFor, width: 6 },
      { name: words.solution.reasons.you, width: 3 },
      { name: words.solution.reasons.needed, width: 4 },
    ],
    rows: reasons.map(reason => {
      const { tests, figure, unit, is, limit, adviserConfirms } = reason;
      const told = (says: string) => (adviserConfirms ? words.solution.reasons.adviserChecks(says) : says);
      if (unit === 'yes or no') return { cells: [tests, told(sayYesOrNo(figure)), is] };
      const needed =
        limit === null
          ? words.solution.reasons.noLimit
          : words.solution.reasons.limit(is, sayFigure({ low: limit, high: limit }, unit));
      return { cells: [tests, told(sayFound(reason)), needed] };
    }),
  };
}

function sayYesOrNo({ low, high }: KeptReason['figure']): string {
  if (low === 1) return words.solution.reasons.yes;
  return high === 0 ? words.solution.reasons.no : words.notKnown;
}
