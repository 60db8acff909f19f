import { kindWords, type ReportedKind } from '@towpath/domain/debts/creditReport.ts';
import { debtsFromCreditReport } from '@towpath/domain/debts/fromCreditReport.ts';
import type { CreditFile, CreditFileAnswer, CreditFileSearch } from '../../partners/credit-file/port.ts';
import { PartnerUnavailable } from '../../partners/unavailable.ts';

/** One expectation of an agency, and whether it holds. Says nothing of a person, nor of what a report holds about one. */
export type Expectation = { readonly holds: boolean; readonly says: string };

export type ContractParts = {
  /** The agency as the service asks it. */
  readonly agency: CreditFile;
  /** The same with a key that it never gave. */
  readonly withWrongKey: CreditFile;
  /** Somebody whom the agency has a file of: a test person that it named. */
  readonly known: CreditFileSearch;
  /** Somebody whom it has no file of. */
  readonly unknown: CreditFileSearch;
  readonly kinds: readonly ReportedKind[];
};

type Tried = {
  /** Null where there was none that we can use. */
  readonly answer: CreditFileAnswer | null;
  readonly says: string;
  readonly milliseconds: number;
};

/** A person watches a spinner meanwhile; the service gives up after eight seconds. */
const QUICK_MS = 5_000;

/** Tries what the service relies on, one search after the other: four at most. */
export async function* creditFileExpectations(parts: ContractParts): AsyncGenerator<Expectation> {
  const { agency, withWrongKey, known, unknown, kinds } = parts;
  const first = await tried(agency, known);
  yield { holds: first.answer !== null, says: `It answers as agreed: ${first.says}.` };
  if (first.answer === null) return;
  yield {
    holds: first.milliseconds <= QUICK_MS,
    says: `It answers within ${QUICK_MS} ms: ${Math.round(first.milliseconds)} ms.`,
  };
  yield {
    holds: first.answer.outcome === 'found' || first.answer.outcome === 'code required',
    says: `It has a file of the person named, or wants a code first: ${first.says}.`,
  };
  if (first.answer.outcome === 'found') yield* reportExpectations(first.answer, parts, kinds);

  const nobody = await tried(agency, unknown);
  yield {
    holds: nobody.answer?.outcome === 'not found',
    says: `Of somebody it does not know it says so: ${nobody.says}.`,
  };
  const refused = await tried(withWrongKey, unknown);
  yield {
    holds: /^status 40[13]$/.test(refused.says),
    says: `It refuses a wrong key with 401 or 403: ${refused.says}.`,
  };
}

async function* reportExpectations(
  { report }: Extract<CreditFileAnswer, { outcome: 'found' }>,
  { agency, known }: ContractParts,
  kinds: readonly ReportedKind[],
): AsyncGenerator<Expectation> {
  const ours = new Set(kinds.flatMap(({ reportedAs }) => reportedAs.map(kindWords)));
  const strange = [...new Set(report.accounts.map(({ kind }) => kindWords(kind)))].filter(
    kind => !ours.has(kind),
  );
  yield {
    holds: strange.length === 0,
    says:
      strange.length === 0
        ? 'Each kind of account has a kind of debt in the content.'
        : `Kinds of account without a kind of debt in the content (reportedAs): ${strange.sort().join(', ')}.`,
  };
  const again = await tried(agency, known);
  const isSame =
    again.answer?.outcome === 'found' &&
    sameKeys(debtsFromCreditReport(report, kinds), debtsFromCreditReport(again.answer.report, kinds));
  yield {
    holds: isSame,
    says: `A second search finds the same accounts, so that a repeated one doubles no debt: ${again.says}.`,
  };
}

async function tried(agency: CreditFile, search: CreditFileSearch): Promise<Tried> {
  const from = performance.now();
  const done = (answer: CreditFileAnswer | null, says: string): Tried => ({
    answer,
    says,
    milliseconds: performance.now() - from,
  });
  try {
    const answer = await agency.search(search);
    return done(answer, answer.outcome);
  } catch (fault) {
    if (!(fault instanceof PartnerUnavailable)) throw fault;
    return done(null, [fault.reason, ...fault.at].join(' '));
  }
}

function sameKeys(
  ones: ReturnType<typeof debtsFromCreditReport>,
  others: ReturnType<typeof debtsFromCreditReport>,
): boolean {
  const keysOf = (debts: typeof ones) => debts.map(({ sourceKey }) => sourceKey).sort();
  return JSON.stringify(keysOf(ones)) === JSON.stringify(keysOf(others));
}
