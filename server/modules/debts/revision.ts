import { createHash } from 'node:crypto';
import { DEBT_FIELDS, type StoredDebt } from './debtRow.ts';

/** Which state of a debt this is: another one as soon as anything that is told of it has changed. */
export function revisionOf(debt: StoredDebt): string {
  const told = DEBT_FIELDS.map(field => debt[field]);
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}
