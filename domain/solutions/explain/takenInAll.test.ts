import { expect, it } from 'vitest';
import type { UkNation } from '../../people/nation.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import { sayReason } from './words.ts';

it.each([
  ['england', 'BKY', 'BKY_REPAYS_LESS_THAN_ALL'],
  ['northern-ireland', 'BKY', 'BKY_REPAYS_LESS_THAN_ALL'],
  ['scotland', 'SEQ', 'SEQ_REPAYS_LESS_THAN_ALL'],
  ['england', 'IVA', 'IVA_REPAYS_LESS_THAN_ALL'],
] as const)(
  'in %s, %s leaves of its debts what it says it takes, or takes besides its fee (WT-177)',
  (nation: UkNation, name, code) => {
    const debts = [debtOf(1, 24_000_00), debtOf(4, 11_000_00), debtOf(9, 4_852_00)];
    const record = recordOf(tenant({ nation, left: 250_00, debts }), TODAY);
    const result = record.results.find(({ shortName }) => shortName === name);
    const reason = result?.reasons.find(one => one.code === code);
    if (!result?.payment || reason === undefined) throw new Error(`${name} is open`);
    const { total, fees } = result.payment;
    const says = sayReason(reason);
    const isBesideFee = says.startsWith(
      'The debts in it, less all that it would take from you besides its fee:',
    );
    expect(isBesideFee).toBe(name !== 'IVA');
    expect(reason.figure.low).toBe(39_852_00 - total.low + (isBesideFee ? fees.low : 0));
  },
);
