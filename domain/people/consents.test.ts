import { describe, expect, it } from 'vitest';
import { CONSENT_CHANNELS, CONSENT_TYPES, channelsToAsk, marketingConsentsComplete } from './consents.ts';

const marketing = (consentChannelTypeId: number, hasConsented: boolean) => ({
  consentTypeId: CONSENT_TYPES.marketing,
  consentChannelTypeId,
  hasConsented,
});

describe('consents', () => {
  it('number their channels 1 and 2 (CO-001)', () => {
    expect(CONSENT_CHANNELS).toEqual({ emailOrWhatsApp: 1, text: 2 });
  });

  it('number marketing 3 and sharing with a public money-advice body 1 (CO-002)', () => {
    expect(CONSENT_TYPES).toEqual({ marketing: 3, moneyAdviceBody: 1 });
  });

  it.each([
    [undefined, [1]],
    [[], [1]],
    [[1], [1]],
    [[2], [1, 2]],
    [
      [2, 1],
      [1, 2],
    ],
    [
      [1, 2, 2, 7],
      [1, 2],
    ],
  ])('asked with channels %j configured are %j (CO-004)', (configured, asked) => {
    expect(channelsToAsk(configured)).toEqual(asked);
  });

  it('are not asked for by email of somebody without one (PT-208)', () => {
    expect(channelsToAsk([1, 2], false)).toEqual([2]);
    expect(channelsToAsk([1], false)).toEqual([]);
    expect(marketingConsentsComplete([], [])).toBe(true);
  });

  it('are complete when each asked channel has a yes or a no (CO-005)', () => {
    expect(marketingConsentsComplete([1], [])).toBe(false);
    expect(marketingConsentsComplete([1], [marketing(1, false)])).toBe(true);
    expect(marketingConsentsComplete([1, 2], [marketing(1, true)])).toBe(false);
    expect(marketingConsentsComplete([1, 2], [marketing(2, false), marketing(1, true)])).toBe(true);
  });

  it('to sharing do not answer for marketing', () => {
    const sharing = { consentTypeId: 1, consentChannelTypeId: 1, hasConsented: true };
    expect(marketingConsentsComplete([1], [sharing])).toBe(false);
  });
});
