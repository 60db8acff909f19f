import { describe, expect, it } from 'vitest';
import { firstPaymentDays, firstPaymentHeld, firstPaymentWaits } from './firstPayment.ts';
import { planAfter } from './replay.ts';
import { after, OFFERS } from './testing/mockUp.ts';

const TIME = { shortName: 'BS', endsOn: '2027-01-23' };
const SELF_MADE = { shortName: 'SMP', plan: null, time: TIME, today: '2026-11-24' };

describe('the first payment of a plan', () => {
  it('is within three months, or of the day on which time by law is over (DN-1429)', () => {
    expect(firstPaymentDays({ ...SELF_MADE, time: null })).toEqual({ from: '2026-11-24', to: '2027-02-24' });
    expect(firstPaymentDays(SELF_MADE)).toEqual({ from: '2027-01-24', to: '2027-04-24' });
    expect(firstPaymentDays({ ...SELF_MADE, today: '2027-01-24' }).from).toBe('2027-01-24');
  });

  it('waits for nothing where a plan is paid by already, or others say its day (DN-1429)', () => {
    const waits = (plan: ReturnType<typeof planAfter>) => firstPaymentWaits({ ...SELF_MADE, plan });
    expect(waits(planAfter(after()))).toEqual({ holds: TIME, from: '2027-01-24' });
    expect(waits(planAfter(after(OFFERS)))).toBeNull();
    expect(firstPaymentWaits({ ...SELF_MADE, shortName: 'DAS' })).toBeNull();
    // Nobody here knows the day of what only its person told of.
    expect(firstPaymentWaits({ ...SELF_MADE, time: { ...TIME, endsOn: null } })).toBeNull();
  });

  it('is said to be held by what its person told of, until it is paid by (DN-1494)', () => {
    const told = { shortName: 'BS', endsOn: null };
    const held = (more: Partial<Parameters<typeof firstPaymentHeld>[0]>) =>
      firstPaymentHeld({ shortName: 'DMP', plan: null, time: told, ...more });
    expect(held({})).toEqual(told);
    expect(held({ plan: planAfter(after()) })).toEqual(told);
    expect(held({ plan: planAfter(after(OFFERS)) })).toBeNull();
    expect(held({ time: TIME })).toBeNull();
    expect(held({ time: null })).toBeNull();
    expect(held({ shortName: 'DAS' })).toBeNull();
  });
});
