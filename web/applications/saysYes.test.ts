import { describe, expect, it } from 'vitest';
import { saysSent, saysYes } from './saysYes.ts';

const ON = '29 November 2026';

describe('the page of a form that was answered with a yes', () => {
  it('says of an IVA that the people who are owed voted yes, as its plan does (DN-1024)', () => {
    expect(saysYes({ kind: 'iva-handover', receiver: 'The insolvency practitioner' }, ON)).toEqual({
      heading: 'They voted yes',
      lead: 'The people you owe voted yes. The answer came on 29 November 2026, and the insolvency practitioner takes it on from here.',
    });
  });

  it('says of a trust deed why it is protected (DN-962)', () => {
    expect(saysYes({ kind: 'trust-deed', receiver: 'The trustee' }, ON).lead).toBe(
      'Too few of the people you owe said no, so your trust deed is protected. The answer came on 29 November 2026, and the trustee takes it on from here.',
    );
  });

  it.each([
    ['debt-relief-order', 'The official receiver, at the Insolvency Service', ','],
    ['bankruptcy', 'The High Court, in Belfast', ','],
    ['bankruptcy', 'The adjudicator', ''],
  ] as const)('says of a %s that %s said yes (DN-962, DN-1024)', (kind, receiver, comma) => {
    const { heading, lead } = saysYes({ kind, receiver }, ON);
    expect(heading).toBe('It’s granted');
    expect(lead).toBe(`${receiver}${comma} said yes on 29 November 2026.`);
  });
});

describe('the page of a form that went', () => {
  it.each([
    ['iva-handover', /They write your offer first.*Then the people you owe vote on it\.$/u],
    ['trust-deed', /They write your deed first.*Then the people you owe can say no to it\.$/u],
  ] as const)('says of %s what is written from it, and what comes then (DN-1102)', (kind, comes) => {
    const says = saysSent({ kind, receiver: 'The firm' }, ON);
    expect(says).toMatch(/^It went to the firm on 29 November 2026\./u);
    expect(says).toMatch(comes);
    expect(says).not.toContain('wait for their answer');
  });

  it('says of all others that their answer is waited for (DN-1102)', () => {
    expect(saysSent({ kind: 'bankruptcy', receiver: 'The adjudicator' }, ON)).toBe(
      'It went to the adjudicator on 29 November 2026. We wait for their answer.',
    );
  });
});
