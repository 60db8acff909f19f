import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import type { OwnerOf } from '../repayment/sales.ts';

/**
 * A record to be put into words: each debt by the name of whom it was with on the day of the record. What was judged, and is
 * kept, has the names of the list of debts, so that a sale changes no advice.
 */
export function namedByOwner(record: AdviceRecord, ownerOf: OwnerOf): AdviceRecord {
  const { inputs, on } = record;
  const debts = inputs.debts.map(one => {
    const { name } = ownerOf(one.debt, on);
    return name === one.debt.initialCreditorName
      ? one
      : { ...one, debt: { ...one.debt, initialCreditorName: name } };
  });
  return { ...record, inputs: { ...inputs, debts } };
}
