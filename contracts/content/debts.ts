import type { ReportedKind } from '@towpath/domain/debts/creditReport.ts';
import {
  type CreditType,
  INCLUSION_COLUMNS,
  INCLUSIONS,
  type InclusionColumn,
  PRIORITIES,
} from '@towpath/domain/debts/creditType.ts';
import { KIND_GROUPS, type KindGuide } from '@towpath/domain/debts/kindGuide.ts';
import { DEBT_ROLE_NAMES, type DebtRole } from '@towpath/domain/debts/roles.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { z } from 'zod';
import { calendarDay, roles, sourceKeys, sources, stableId, text } from './values.ts';

/**
 * The kinds of debt and the creditors, as content that an operator may change. Both give the sources of their facts and
 * the date of each; `checkDebtContent` checks that they agree.
 */

const inclusion = z.enum(INCLUSIONS);
const cell = z.union([
  inclusion.transform(plain => ({ inclusion: plain, toConfirm: false, note: null, source: null })),
  z
    .strictObject({
      inclusion,
      /** Set while no public source backs it. */
      toConfirm: z.boolean().exactOptional(),
      /** A condition or an exception, for advisers. */
      note: text.exactOptional(),
      /** Where the note comes from, when it is another source than the column's. */
      source: text.exactOptional(),
    })
    .transform(({ inclusion: word, toConfirm = false, note = null, source = null }) => ({
      inclusion: word,
      toConfirm,
      note,
      source,
    })),
]);
type Cell = z.infer<typeof cell>;

const forAll = (one: Cell) =>
  Object.fromEntries(INCLUSION_COLUMNS.map(column => [column, one])) as Record<InclusionColumn, Cell>;

const CreditTypeRow = z.strictObject({
  id: stableId,
  name: text,
  /** What it is called in a nation, where that differs. */
  inNation: z.partialRecord(z.enum(UK_NATIONS), text).exactOptional(),
  /** Where it stands among the kinds to choose from. */
  group: z.enum(KIND_GROUPS).default('other'),
  /** One of the few that most people have, shown before the groups. */
  isCommon: z.boolean().default(false),
  /** What it is, in a few words. */
  line: text.nullable().default(null),
  /** Other words that people use for it, each with why it fits. */
  also: z.record(text, text).default({}),
  /** The answers of the first questions that name it. */
  toldAs: z.array(text).default([]),
  /** The answers of the first questions after which it comes before other kinds that the same answer names. */
  likelyAs: z.array(text).default([]),
  /** What the rules treat it as; `[]` where they treat it like any debt. */
  roles: roles<DebtRole>(DEBT_ROLE_NAMES),
  /** What credit reports call it; capitals, dashes and underscores do not matter. */
  reportedAs: z.array(text).default([]),
  priority: z.enum(PRIORITIES),
  securedByDefault: z.boolean(),
  /** One word when all solutions treat it alike; otherwise a cell for each. */
  inclusion: z
    .union([inclusion, z.record(z.enum(INCLUSION_COLUMNS), cell)])
    .transform(written =>
      typeof written === 'string'
        ? forAll({ inclusion: written, toConfirm: false, note: null, source: null })
        : written,
    ),
});

export const CreditTypesFile = z.strictObject({
  date: calendarDay,
  sources,
  /** The sources of each column. */
  basis: z.record(z.enum(['priority', ...INCLUSION_COLUMNS]), sourceKeys),
  creditTypes: z.array(CreditTypeRow),
});
export type CreditTypesFile = z.infer<typeof CreditTypesFile>;

/** The kinds of debt as the rules take them, as credit reports name them, and what helps people to find them. */
export function creditTypesContent({ creditTypes }: CreditTypesFile): {
  readonly creditTypes: readonly CreditType[];
  readonly reportedKinds: readonly ReportedKind[];
  readonly kindGuides: readonly KindGuide[];
} {
  return {
    creditTypes: creditTypes.map(
      ({
        reportedAs: _names,
        group: _group,
        isCommon: _common,
        line: _line,
        also: _also,
        toldAs: _told,
        likelyAs: _likely,
        ...type
      }) => type,
    ),
    kindGuides: creditTypes.map(({ id, group, isCommon, line, also, toldAs, likelyAs }) => ({
      id,
      group,
      isCommon,
      line,
      also,
      toldAs,
      likelyAs,
    })),
    reportedKinds: creditTypes.map(({ id, roles, securedByDefault, reportedAs }) => ({
      id,
      roles,
      securedByDefault,
      reportedAs,
    })),
  };
}

const CreditorRow = z.strictObject({
  id: stableId,
  name: text,
  creditTypeIds: z.array(stableId).min(1, 'must have at least one kind of debt'),
  aliases: z.array(text).default([]),
  takesOverDebts: z.boolean().default(false),
  namesMany: z.boolean().default(false),
});

export const CreditorsFile = z.strictObject({
  date: calendarDay,
  sources,
  basis: sourceKeys,
  creditors: z.array(CreditorRow),
});
export type CreditorsFile = z.infer<typeof CreditorsFile>;
