import { describe, expect, it } from 'vitest';
import { firstStep } from '../recommend/firstStep.ts';
import { sayNow } from '../recommend/urgentWording.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import { withOrder } from './orderedDebt.ts';

const CARD = 1;
const COUNCIL_TAX = 24;

/** What cannot wait about a debt, as it is said. */
function said(
  typeId: number,
  told: Parameters<typeof debtOf>[2] = {},
  nation: 'england' | 'scotland' = 'england',
) {
  const debt = { isInArrears: true, hasLegalAction: true, ...told.debt };
  const owed = debtOf(typeId, 900_00, { arrears: 300_00, ...told, debt });
  const record = recordOf(tenant({ nation, debts: [owed] }), TODAY);
  const item = record.now.find(({ code }) => code === 'PRIORITY_DEBT');
  if (!item) throw new Error('Nothing of the debt cannot wait.');
  return withOrder(item, record);
}

describe('a debt of which a court says what is paid', () => {
  it('is to be paid as ordered, and nobody is rung for a plan unless that cannot be done (DN-1477)', () => {
    const item = said(CARD, { stage: 'judgment' });
    expect(item).toHaveProperty('isByOrder', true);
    expect(firstStep(item, 'england', 'Judg Co')).toMatchObject({
      heading: 'Pay Judg Co as ordered',
      ring: null,
      ringsThem: false,
    });
    expect(sayNow(item, 'england')).toBe(
      'Pay as the court, or the notice you got, says. If you cannot, call us before you miss a payment: you may be able to ask for less.',
    );
  });

  it('is one by the rule of the plan, and none where more is at stake or it may not be owed (DN-1477)', () => {
    expect(said(CARD, { stage: 'judgment' }, 'scotland')).not.toHaveProperty('isByOrder');
    expect(said(CARD, { stage: 'court claim' })).not.toHaveProperty('isByOrder');
    expect(said(CARD, { stage: 'charging order' })).not.toHaveProperty('isByOrder');
    expect(said(CARD, { stage: 'bailiffs' })).toHaveProperty('isByOrder', true);
    expect(said(COUNCIL_TAX, { stage: 'judgment' })).not.toHaveProperty('isByOrder');
    expect(said(CARD, { stage: 'judgment', isDisputed: true })).not.toHaveProperty('isByOrder');
  });

  it('is held off as before where a solution takes it in, and kept to a deal where there is one (DN-1477)', () => {
    const item = said(CARD, { stage: 'judgment' });
    const taking = { name: 'a debt relief order', isInForce: false };
    expect(firstStep(item, 'england', 'Judg Co', taking).heading).toBe('Ring Judg Co this week');
    const deal = said(CARD, { stage: 'judgment', agreedPayment: 20_00 });
    expect(firstStep(deal, 'england', 'Judg Co').heading).toBe('Keep to your deal with Judg Co');
  });
});
