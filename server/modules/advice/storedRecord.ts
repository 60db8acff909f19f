import { type BudgetRules, typesOf } from '@towpath/domain/budget/rules.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { BudgetLine, Case, CaseDebt } from '@towpath/domain/solutions/case/case.ts';
import type { AdviceRecord, KeptResult } from '@towpath/domain/solutions/explain/record.ts';
import { NO_BEGINNING, NO_END } from '@towpath/domain/solutions/explain/stableJson.ts';

/** The lower and upper bound of a number. */
const ENDS: readonly string[] = ['low', 'high'];

/** The roles of budget lines and kinds of debt, for records that do not contain them. */
export type RolesContent = Pick<BudgetRules, 'categories'> & {
  readonly creditTypes: readonly CreditType[];
};

/**
 * Returns the function that reads a stored record back: what `recordText` wrote, with missing bounds as
 * numbers again. Records of older rules name lines and kinds by number alone. They get the roles that the
 * content has for these numbers, so that they can be shown and tried out; their bytes stay unchanged. What
 * the content no longer has is unknown: such a line has no sum, and such a debt no kind. A fact that older
 * rules did not have is not known.
 */
export function storedRecordReader({ categories, creditTypes }: RolesContent) {
  const lineById = new Map(categories.flatMap(typesOf).map(line => [line.id, line]));
  const typeById = new Map(creditTypes.map(type => [type.id, type]));

  function line(kept: BudgetLine): BudgetLine {
    if ((kept.roles as unknown) !== undefined) return kept;
    const lineType = lineById.get(kept.typeId);
    return lineType ? { ...kept, roles: lineType.roles } : { ...kept, roles: [], monthly: null };
  }

  function debt(kept: CaseDebt): CaseDebt {
    if (kept.type === null || (kept.type.roles as unknown) !== undefined) return kept;
    const debtType = typeById.get(kept.type.id);
    return { ...kept, type: debtType ? { ...kept.type, roles: debtType.roles } : null };
  }

  return (text: string): AdviceRecord => {
    const record = parse(text);
    const known = withEveryFact(record.inputs);
    const inputs: Case = {
      ...known,
      statement: { ...known.statement, lines: known.statement.lines.map(line) },
      debts: known.debts.map(debt),
    };
    const results = record.results.map(result => ({ ...NOT_KEPT, ...result }));
    return { ...NO_GATES, ...record, inputs, results };
  };
}

/** A case as older rules kept it, with the facts that they did not have as not known. */
function withEveryFact(kept: Case): Case {
  return {
    ...kept,
    partner: { ...NOT_ASKED.partner, ...kept.partner },
    statement: {
      ...kept.statement,
      lines: kept.statement.lines.map(line => ({ ...NOT_ASKED.line, ...line })),
      getsBy: { ...NOT_ASKED.getsBy, ...kept.statement.getsBy },
    },
    debts: kept.debts.map(debt => ({ ...NOT_ASKED.debt, ...debt })),
    home: { ...NOT_ASKED.home, ...kept.home },
    savingsFromDisabilityBenefits: kept.savingsFromDisabilityBenefits ?? null,
    residence: { ...NOT_ASKED.residence, ...kept.residence },
    changes: { ...NOT_ASKED.changes, ...kept.changes },
    happening: { ...NOT_ASKED.happening, ...kept.happening },
    crisis: { ...NOT_ASKED.crisis, ...kept.crisis },
    trustDeedFees: kept.trustDeedFees ?? null,
    confirmed: kept.confirmed ?? null,
  };
}

/** Older rules kept no gates. */
const NO_GATES: Pick<AdviceRecord, 'gates' | 'close'> = { gates: [], close: null };

/** What records of older rules did not keep of a solution. */
const NOT_KEPT: Pick<KeptResult, 'stays'> = { stays: [] };

/** Facts that came later than the first records. */
const NOT_ASKED = {
  partner: { sharesBudget: null, wouldPay: null, wantsAdvice: null },
  line: { whose: null },
  getsBy: { income: null, food: null, housing: null },
  debt: { isDisputed: null, isVeryOld: null, isNothingPaid: null, isTakenByAgreement: null },
  home: { hasMortgage: null },
  residence: { hasPublicFunds: null },
  changes: { worseIncome: null, lumpSumOn: null, move: null, newJob: null },
  happening: { noEssentials: null },
  crisis: { treatmentEndsOn: null },
};

function parse(text: string): AdviceRecord {
  return JSON.parse(text, (key, value: unknown) => {
    if (!ENDS.includes(key)) return value;
    if (value === NO_END) return Infinity;
    return value === NO_BEGINNING ? -Infinity : value;
  });
}
