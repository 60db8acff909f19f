import { describe, expect, it } from 'vitest';
import { saysYes } from './saysYes.ts';

const ON = '29 November 2026';

describe('the page of a form that was answered with a yes', () => {
  it('says of an IVA that the people who are owed voted yes, as its plan does (DN-1024)', () => {
    expect(saysYes({ kind: 'iva-handover', receiver: 'The insolvency practitioner' }, ON)).toEqual({
      heading: 'They voted yes',
      lead: 'The people you owe voted yes. The answer came on 29 November 2026.',
    });
  });

  it('says of what one office decides that it said yes (DN-1024)', () => {
    const { heading, lead } = saysYes({ kind: 'debt-relief-order', receiver: 'The official receiver' }, ON);
    expect(heading).toBe('It’s granted');
    expect(lead).toBe('The official receiver said yes on 29 November 2026.');
  });
});
