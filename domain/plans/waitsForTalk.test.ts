import { describe, expect, it } from 'vitest';
import { PLAN_STATES } from './planState.ts';
import { whyItWaits } from './waitsForTalk.ts';

const DMP = { product: { shortName: 'DMP' }, state: 'sent', stillFits: true, doubt: null } as const;

describe('a plan that waits for a talk', () => {
  it('is one that is repaid and that new facts have closed, in every state until it is over (DN-613)', () => {
    const waits = PLAN_STATES.filter(state => whyItWaits({ ...DMP, state, stillFits: false }) === 'closed');
    expect(PLAN_STATES.filter(state => !waits.includes(state))).toEqual(['ended', 'left']);
    expect(whyItWaits(DMP)).toBeNull();
  });

  it('is an order that was not sent yet: once it is, those decide whom it went to (DN-613)', () => {
    const order = { ...DMP, product: { shortName: 'DRO' }, stillFits: false };
    expect(whyItWaits({ ...order, state: 'being prepared' })).toBe('closed');
    expect(whyItWaits({ ...order, state: 'sent' })).toBeNull();
    expect(whyItWaits({ ...order, state: 'running' })).toBeNull();
  });

  it('is one of which we have said something else since (DN-613)', () => {
    const doubt = { why: 'another fits' } as const;
    expect(whyItWaits({ ...DMP, doubt })).toBe('another fits');
    expect(whyItWaits({ ...DMP, doubt, state: 'ended' })).toBeNull();
  });
});
