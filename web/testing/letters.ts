import type { LetterInList } from '@towpath/contracts/api/letters.ts';

/** A letter in the list that nobody has read, about a debt of its own where nothing else is said. */
export const letterInList = (
  id: string,
  about: Partial<NonNullable<LetterInList['about']>> = {},
  more: Partial<LetterInList> = {},
): LetterInList => ({
  id,
  name: id,
  title: id,
  to: about.lender ?? 'Kestrel Cards',
  purpose: '',
  onlyIf: null,
  about: { debtId: 'kestrel', lender: 'Kestrel Cards', what: 'Credit card', danger: null, ...about },
  budget: 'none',
  lastDay: null,
  state: { kind: 'not read', toFillIn: 0, on: null },
  saidFirst: null,
  warns: null,
  inOwnWords: false,
  stopsInterest: false,
  share: null,
  wentOn: null,
  ...more,
});
