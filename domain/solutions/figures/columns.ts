import { INCLUSION_COLUMNS, type InclusionColumn } from '../../debts/creditType.ts';
import { isSameCreditor } from '../../debts/sameCreditor.ts';
import type { CaseDebt } from '../case/case.ts';
import { between, type Span } from '../case/span.ts';
import {
  hasNothingOpen,
  includedIn,
  isDue,
  isLeftOut,
  isSure,
  mayBeSecured,
  staysForSure,
  type WhyItStays,
  whyItStays,
} from './inclusion.ts';

/** The debts that one solution includes: their sum, in pence, and how many. */
export type ColumnFigures = {
  readonly total: Span;
  readonly count: Span;
  /** How many creditors they are owed to. */
  readonly creditors: Span;
  /** The part of the total that an insolvency can release; nothing for what is none. */
  readonly released: Span;
};

/** The insolvencies: plans and what only gives time release nothing. */
const RELEASING: ReadonlySet<InclusionColumn> = new Set<InclusionColumn>(['IVA', 'BKY', 'DRO', 'PTD', 'SEQ']);

/** The debts that each solution includes, added up one after the other. */
export class ColumnSums {
  private readonly sums = INCLUSION_COLUMNS.map(column => new OneColumn(column));
  private readonly names: string[] = [];
  /** For each creditor, which columns surely include a debt to it, and which may: two bits for each column. */
  private readonly marks: number[] = [];
  private isShared = false;

  /** @param isOwed false where an adviser decides first whether it is owed at all */
  add(caseDebt: CaseDebt, balance: number | null, isOwed: boolean): void {
    const due = isDue(caseDebt);
    if (due === false) return;
    const creditor = this.creditorOf(caseDebt.debt.initialCreditorName);
    const isOpen = due === null || mayBeSecured(caseDebt) || !isOwed;
    const isPlain = !isOpen && hasNothingOpen(caseDebt, balance);
    let marks = this.marks[creditor] ?? 0;
    for (let at = 0; at < this.sums.length; at += 1) {
      const sums = this.sums[at];
      if (sums === undefined) continue;
      const cell = caseDebt.type?.inclusion[sums.column];
      if (isLeftOut(cell)) continue;
      if (isPlain && isSure(cell)) {
        sums.addWhole(balance ?? 0);
        marks |= 3 << (2 * at);
        continue;
      }
      const { low, high } = includedIn(sums.column, caseDebt, balance, isOpen);
      if (high === 0) continue;
      sums.add(low, high);
      if (sums.isReleasing) sums.release(low, high, whyItStays(sums.column, caseDebt));
      marks |= (low > 0 ? 3 : 2) << (2 * at);
    }
    this.marks[creditor] = marks;
  }

  figures(): Readonly<Record<InclusionColumn, ColumnFigures>> {
    const found = {} as Record<InclusionColumn, ColumnFigures>;
    for (let at = 0; at < this.sums.length; at += 1) {
      const sums = this.sums[at];
      if (sums !== undefined) found[sums.column] = sums.figures(this.isShared ? this.creditorsIn(at) : null);
    }
    return found;
  }

  /** The place of a creditor among those of the debts before; one without a name is a new one. */
  private creditorOf(name: string): number {
    for (let at = 0; at < this.names.length; at += 1) {
      if (isSameCreditor(this.names[at] ?? '', name)) {
        this.isShared = true;
        return at;
      }
    }
    return this.names.push(name) - 1;
  }

  private creditorsIn(column: number): Span {
    let sure = 0;
    let perhaps = 0;
    for (const marks of this.marks) {
      const mark = (marks >> (2 * column)) & 3;
      if (mark === 3) sure += 1;
      if (mark > 0) perhaps += 1;
    }
    return between(sure, perhaps);
  }
}

class OneColumn {
  private totalLow = 0;
  private totalHigh = 0;
  private countLow = 0;
  private countHigh = 0;
  private releasedLow = 0;
  private releasedHigh = 0;

  readonly column: InclusionColumn;
  readonly isReleasing: boolean;

  constructor(column: InclusionColumn) {
    this.column = column;
    this.isReleasing = RELEASING.has(column);
  }

  add(low: number, high: number): void {
    this.totalLow += low;
    this.totalHigh += high;
    if (low > 0) this.countLow += 1;
    this.countHigh += 1;
  }

  /** A debt that is included and released with all of its balance. */
  addWhole(balance: number): void {
    this.totalLow += balance;
    this.totalHigh += balance;
    this.countLow += 1;
    this.countHigh += 1;
    if (!this.isReleasing) return;
    this.releasedLow += balance;
    this.releasedHigh += balance;
  }

  release(low: number, high: number, whyItStays: WhyItStays | null): void {
    if (whyItStays === null) this.releasedLow += low;
    if (whyItStays === null || !staysForSure(whyItStays)) this.releasedHigh += high;
  }

  /** @param creditors null: each debt has a creditor of its own */
  figures(creditors: Span | null): ColumnFigures {
    const count = between(this.countLow, this.countHigh);
    return {
      total: between(this.totalLow, this.totalHigh),
      count,
      creditors: creditors ?? count,
      released: between(this.releasedLow, this.releasedHigh),
    };
  }
}
