import { expect, it } from 'vitest';
import { words as ofStaff } from '../staff/case/application/fill/words.ts';
import { words } from './words.ts';

it('says of one, two and more answers what one says of them (DN-647)', () => {
  expect([1, 2, 3].map(words.filled.all)).toEqual(['Read it', 'Read both', 'Read all 3']);
  expect([1, 2].map(count => words.parts(count, 9))).toEqual([
    '1 of 9 parts is filled in',
    '2 of 9 parts are filled in',
  ]);
  expect([1, 2].map(count => ofStaff.of(count, 9))).toEqual([
    '1 of 9 answers is there.',
    '2 of 9 answers are there.',
  ]);
});

it('says who said yes: those who decide, and of an IVA or a trust deed the people who are owed (DN-962)', () => {
  const says = (kind: string, receiver: string) => words.lead.granted(kind, receiver, '24 November 2026');
  expect(says('iva-handover', 'The insolvency practitioner')).toBe(
    'The people you owe voted yes on 24 November 2026. The insolvency practitioner takes it on from here.',
  );
  expect(says('trust-deed', 'The trustee, an insolvency practitioner')).toContain(
    'too few of the people you owe said no',
  );
  expect(says('debt-relief-order', 'The official receiver, at the Insolvency Service')).toBe(
    'The official receiver, at the Insolvency Service, said yes on 24 November 2026.',
  );
  expect(says('bankruptcy', 'The High Court, in Belfast')).toBe(
    'The High Court, in Belfast, said yes on 24 November 2026.',
  );
});
