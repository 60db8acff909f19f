import { describe, expect, it } from 'vitest';
import { answersClaim, canBeOnClaim, claimDayIn, isMoneyClaim, lastDaysToReply } from './courtClaims.ts';

const LAW = { served: 5, reply: 14, acknowledged: 28 };
const claimed = { courtStage: 'court claim', type: null, isPaid: null, currentBalance: 600_00 } as const;
// A kind of debt has dozens of parts: whether it is claimed as money hangs on its roles alone.
const kind = (role: string) =>
  ({ ...claimed, type: { roles: [role] } }) as unknown as Parameters<typeof isMoneyClaim>[0];

describe('the last day to answer a claim at court', () => {
  it('counts in England and Wales from the day of issue, and on from an acknowledgement (DN-1200)', () => {
    expect(lastDaysToReply('2026-11-20', LAW)).toEqual({ by: '2026-12-09', acknowledgedBy: '2026-12-23' });
    expect([claimDayIn('england'), claimDayIn('wales')]).toEqual(['issued', 'issued']);
  });

  it('is the day that the form names in Scotland and Northern Ireland (DN-1200)', () => {
    expect(lastDaysToReply('2026-12-14', null)).toEqual({ by: '2026-12-14', acknowledgedBy: null });
    expect([claimDayIn('scotland'), claimDayIn('northern-ireland')]).toEqual([
      'last to reply',
      'last to reply',
    ]);
  });

  it('is of a debt that is claimed and not ruled on, paid, or ruled on in another way (DN-1200)', () => {
    expect(isMoneyClaim(claimed)).toBe(true);
    expect(isMoneyClaim({ ...claimed, courtStage: 'judgment' })).toBe(false);
    expect(isMoneyClaim({ ...claimed, courtStage: null })).toBe(false);
    expect(isMoneyClaim({ ...claimed, isPaid: true })).toBe(false);
    expect(isMoneyClaim({ ...claimed, currentBalance: 0 })).toBe(false);
    expect(isMoneyClaim(kind('card'))).toBe(true);
    for (const role of ['council-tax', 'rent-of-home', 'mortgage', 'court-fine']) {
      expect(isMoneyClaim(kind(role)), role).toBe(false);
    }
  });

  it('is answered by a letter that is for a claim (DN-1202)', () => {
    const receiver = 'creditor';
    expect(answersClaim({ receiver, when: { is: ['court claim'] } })).toBe(true);
    expect(answersClaim({ receiver, when: { isNot: ['court claim'] } })).toBe(false);
    expect(answersClaim({ receiver, when: {} })).toBe(false);
  });

  it('is answered by a letter to a court that is for any stage at court, as in Scotland (DN-1423)', () => {
    const when = { is: ['legal action'] } as const;
    expect(answersClaim({ receiver: 'court', when })).toBe(true);
    expect(answersClaim({ receiver: 'creditor', when })).toBe(false);
    expect(answersClaim({ receiver: 'court', when: { is: ['judgment'] } })).toBe(false);
  });

  it('comes of a day that can stand on a form (DN-1201)', () => {
    const can = (day: string, is: 'issued' | 'last to reply') => canBeOnClaim(day, is, '2026-11-23');
    expect([can('2026-11-23', 'issued'), can('2026-11-24', 'issued')]).toEqual([true, false]);
    expect([can('2026-12-24', 'last to reply'), can('2028-01-01', 'last to reply')]).toEqual([true, false]);
    expect([can('2023-01-01', 'issued'), can('2026-11-01', 'last to reply')]).toEqual([false, true]);
  });
});
