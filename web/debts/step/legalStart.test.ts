import { answersFrom, fullReview, thirdFullReview } from '@towpath/domain/journeys/testing/shipped.ts';
import { expect, it } from 'vitest';
import { listedDebt } from '../../testing/debts.ts';
import { legalStart } from './legalStart.ts';

const untouched = {
  hasLegalAction: null,
  isSecured: null,
  hasAttachmentOfEarnings: null,
  hasGuarantor: null,
};
const open = listedDebt({ id: 'a', ...untouched });
const start = (stage: string | readonly string[], of = open) =>
  legalStart([of], answersFrom(thirdFullReview, { 'court-stage': stage }));

it('begins with what was said of courts before the list, so that it is not asked twice', () => {
  expect(start('none')).toEqual({
    answers: { yesNo: { 1: false }, chosen: {} },
    says: 'You told us that no court has done anything yet.',
  });
  expect(start(['claim', 'bailiffs'])).toEqual({
    answers: { yesNo: { 1: true }, chosen: { 2: ['a'] } },
    says: 'You told us: I got court papers, but no court has ruled yet; Bailiffs were sent.',
  });
});

it.each(['bailiffs', 'officers', 'enforcement', 'petition'])(
  'begins with legal action where %s is pressing, and with nothing where only a court date is',
  word => {
    const [said] = answersFrom(fullReview, { pressing: [word] }).get('pressing') ?? [];
    const pressed = legalStart([open], answersFrom(fullReview, { pressing: [word, 'court'] }));
    expect(pressed).toEqual({
      answers: { yesNo: { 1: true }, chosen: { 2: ['a'] } },
      says: `You told us: ${said?.value}.`,
    });
    const other = legalStart([open], answersFrom(fullReview, { pressing: ['court', 'eviction'] }));
    expect(other).toEqual({ answers: { yesNo: {}, chosen: {} }, says: undefined });
  },
);

it('begins with legal action where bailiffs were named in the first questions, and no day is known (WT-087)', () => {
  const said = 'You told us: Bailiffs have been, or are coming.';
  const noDay = answersFrom(fullReview, { pressing: ['none'] });
  expect(legalStart([open], noDay, said)).toEqual({
    answers: { yesNo: { 1: true }, chosen: { 2: ['a'] } },
    says: said,
  });
  expect(legalStart([open], noDay)).toEqual({ answers: { yesNo: {}, chosen: {} }, says: undefined });
  // What was said later, of the debts or of courts, stands.
  const fine = listedDebt({ id: 'a', ...untouched, hasLegalAction: false });
  expect(legalStart([fine], noDay, said)).toMatchObject({
    answers: { yesNo: { 1: false } },
    says: undefined,
  });
  const noCourt = answersFrom(thirdFullReview, { 'court-stage': 'none' });
  expect(legalStart([open], noCourt, said).answers.yesNo).toEqual({ 1: false });
});

it('quotes what was ticked in the first questions, and not the words that began ticked by it (WT-134)', () => {
  const said = 'You told us: Sheriff officers, a charge for payment or an arrestment.';
  const ticked = (...pressing: string[]) =>
    legalStart([open], answersFrom(fullReview, { pressing }), said).says;
  expect(ticked('officers')).toBe(said);
  const petition = answersFrom(fullReview, { pressing: ['petition'] }).get('pressing')?.[0]?.value;
  expect(petition).toContain('bankrupt');
  expect(ticked('officers', 'petition')).toBe(`${said} You told us: ${petition}.`);
});

it('begins with nothing where that was not said, or not for sure', () => {
  expect(start('unsure').answers.yesNo).toEqual({});
  expect(legalStart([open], new Map())).toEqual({ answers: { yesNo: {}, chosen: {} }, says: undefined });
});

it('leaves what the debts themselves say', () => {
  const sued = listedDebt({ id: 'a', ...untouched, hasLegalAction: true });
  expect(start('none', sued)).toMatchObject({ answers: { yesNo: { 1: true } }, says: undefined });
});

it('begins with the only debt as the one that it is about, and with none of several (WT-150)', () => {
  const pressing = answersFrom(fullReview, { pressing: ['bailiffs'] });
  const other = listedDebt({ id: 'b', ...untouched });
  expect(legalStart([open], pressing).answers.chosen).toEqual({ 2: ['a'] });
  expect(legalStart([open, other], pressing).answers.chosen).toEqual({});
});
