import type { DebtRole } from './roles.ts';

/** How much it matters to pay a kind of debt first. */
export const PRIORITIES = ['yes', 'no', 'conditional', 'never in a plan'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** How a solution treats a debt of some kind. Conditional: an adviser has to decide. */
export const INCLUSIONS = ['included', 'arrears only', 'conditional', 'excluded'] as const;
export type Inclusion = (typeof INCLUSIONS)[number];

/** The solutions for which inclusion is known, by short name. SEQ stands for both kinds of Scottish bankruptcy. */
export const INCLUSION_COLUMNS = ['IVA', 'DMP', 'BKY', 'DRO', 'BS', 'DAS', 'PTD', 'SEQ'] as const;
export type InclusionColumn = (typeof INCLUSION_COLUMNS)[number];

/** Whether one solution includes one kind of debt. */
export type InclusionCell = {
  readonly inclusion: Inclusion;
  /** Set while no public source backs it: an adviser has to confirm it. */
  readonly toConfirm: boolean;
  /** A condition or an exception, for advisers. */
  readonly note: string | null;
};

/** A kind of debt. Ids are fixed: debts are stored with them. */
export type CreditType = {
  readonly id: number;
  readonly name: string;
  /** What it is called in a nation, by the nation's word, where that differs. */
  readonly inNation?: Readonly<Record<string, string>>;
  /** What the rules treat it as; empty where they treat it like any debt. */
  readonly roles: readonly DebtRole[];
  readonly priority: Priority;
  /** Debts of this kind are usually secured on something the lender may take. */
  readonly securedByDefault: boolean;
  readonly inclusion: Readonly<Record<InclusionColumn, InclusionCell>>;
};
