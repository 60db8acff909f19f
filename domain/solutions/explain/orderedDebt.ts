import { isByOrder } from '../../debts/byOrder.ts';
import { COURT_STAGES } from '../../debts/debtFacts.ts';
import type { CaseDebt } from '../case/case.ts';
import type { UrgentItem } from '../recommend/now.ts';
import type { AdviceRecord } from './record.ts';

/**
 * What cannot wait about a debt, with that a court or a notice says what is paid on it, as the plan has it: then nobody is told
 * to ask whoever is owed for another plan. Where it can cost the home, liberty, power or goods they are rung all the same.
 */
export function withOrder<Item extends UrgentItem>(
  item: Item,
  { inputs }: Pick<AdviceRecord, 'inputs'>,
): Item {
  if (item.code !== 'PRIORITY_DEBT' || item.stake !== 'enforcement' || item.doubt !== undefined) return item;
  const owed = inputs.debts.find(({ debt }) => debt.id === item.debtId);
  return owed && isOrdered(owed, inputs.nation) ? { ...item, isByOrder: true } : item;
}

function isOrdered({ debt, type, stage, isTakenByAgreement }: CaseDebt, nation: string | null): boolean {
  const courtStage = COURT_STAGES.find(one => one === stage) ?? null;
  const hasAttachmentOfEarnings = debt.hasAttachmentOfEarnings === true || stage === 'wages';
  const { inReceiptOfBenefit } = debt;
  return isByOrder(
    { courtStage, hasAttachmentOfEarnings, isTakenByAgreement, inReceiptOfBenefit },
    type,
    nation,
  );
}
