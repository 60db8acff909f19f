import { describe, expect, it } from 'vitest';
import { repaymentOn } from './repaymentOn.ts';
import { after, HOLIDAYS, OFFERS } from './testing/mockUp.ts';

describe('a debt of which a court says what is paid', () => {
  it('is asked nothing: the offers are those to the others, and none where there are no others (DN-1190)', () => {
    const [today] = OFFERS;
    const events = after();
    const ids = (repaymentOn(events, today, HOLIDAYS)?.debts ?? []).map(({ id }) => id);
    const [first = '', ...others] = ids;
    const read = (byOrder: readonly string[]) =>
      repaymentOn(events, today, HOLIDAYS, undefined, null, new Set(byOrder));
    expect(read([first])?.headline).toEqual({
      says: 'offers to send',
      count: others.length,
      of: others.length,
    });
    const none = read(ids);
    expect(none?.headline.says).toBe('paying');
    expect(none?.stage).not.toBe('offers to send');
    expect(none?.tasks).not.toContain('send offers');
  });
});
