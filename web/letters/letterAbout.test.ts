import type { LetterInList } from '@towpath/contracts/api/letters.ts';
import { expect, it } from 'vitest';
import { letterInList } from '../testing/letters.ts';
import { letterAbout } from './letterAbout.ts';

const letter = (id: string, debtId: string, kind: LetterInList['state']['kind'], on: string | null = null) =>
  letterInList(id, { debtId }, { state: { kind, toFillIn: 0, on } });

it('opens the letter about a debt that can still go, and not the first of the list (DN-1592)', () => {
  const letters = [
    letter('first-payment.kestrel', 'kestrel', 'not read'),
    letter('pro-rata-offer.marlow', 'marlow', 'answered'),
    letter('pro-rata-second-try.marlow', 'marlow', 'fill in'),
    letter('pro-rata-offer.fenland', 'fenland', 'sent'),
    letter('full-and-final-offer.wren', 'wren', 'answered', '2026-11-02'),
    letter('full-and-final-accept.wren', 'wren', 'answered', '2026-11-20'),
  ];
  const others = [letter('holding-request.homes', 'homes', 'not read')];
  const opens = (debtId: string) => letterAbout({ letters, others }, debtId);
  expect(opens('marlow')).toBe('pro-rata-second-try.marlow');
  expect(opens('fenland')).toBe('pro-rata-offer.fenland');
  expect(opens('wren')).toBe('full-and-final-accept.wren');
  expect(opens('homes')).toBe('holding-request.homes');
  expect(opens('gone')).toBeUndefined();
});
