import { describe, expect, it } from 'vitest';
import { PLAN_STATES } from './planState.ts';
import { whyItWaits, whyTalkIsDue } from './waitsForTalk.ts';

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

  it('is none that gives time and runs, whatever is said of the advice since (DN-943)', () => {
    for (const shortName of ['BS', 'MOR', 'MHBS']) {
      const time = {
        ...DMP,
        product: { shortName },
        doubt: { why: 'another fits' },
        stillFits: false,
      } as const;
      expect(whyItWaits({ ...time, state: 'being prepared' })).toBe('another fits');
      expect([whyItWaits, whyTalkIsDue].map(why => why({ ...time, state: 'running' }))).toEqual([null, null]);
    }
  });

  it('is none that others decide on by now: it goes on, and a talk about it is due (DN-944)', () => {
    const order = { ...DMP, product: { shortName: 'DRO' } };
    const doubted = { ...order, doubt: { why: 'taken back' } } as const;
    for (const state of ['sent', 'accepted', 'running'] as const) {
      expect(whyItWaits({ ...doubted, state })).toBeNull();
      expect(whyTalkIsDue({ ...doubted, state })).toBe('taken back');
      expect(whyTalkIsDue({ ...order, stillFits: false, state })).toBe('closed');
    }
    for (const state of ['being prepared', 'broken', 'refused', 'ended'] as const) {
      expect(whyTalkIsDue({ ...doubted, state })).toBeNull();
    }
    expect(whyItWaits({ ...doubted, state: 'refused' })).toBeNull();
    const scheme = { ...doubted, product: { shortName: 'DAS' } };
    expect([whyItWaits(scheme), whyTalkIsDue(scheme)]).toEqual([null, 'taken back']);
  });
});
