import { describe, expect, it } from 'vitest';
import { isOutOfOurHands, PLAN_STATES } from '../plans/planState.ts';
import { type Doubt, doubtAbout, doubtToTell, isQuestioned, type LastWord } from './doubt.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
const said = (shortName: string, since: number, takenBackAt: number | null = null): LastWord => ({
  shortName,
  since: at(since),
  takenBackAt: takenBackAt === null ? null : at(takenBackAt),
});

describe('whether a choice rests on an advice that counts', () => {
  const rows: readonly (readonly [
    what: string,
    chosen: string,
    word: LastWord | null,
    isOpen: boolean,
    doubt: Doubt | null,
  ])[] = [
    ['nobody has said anything of it', 'DMP', null, true, null],
    ['it is confirmed after it was chosen', 'DMP', said('DMP', 12), true, null],
    ['another was said to fit after it was chosen', 'DMP', said('SMP', 12), true, 'another fits'],
    ['another was said to fit before it was chosen', 'DMP', said('SMP', 9), true, null],
    ['what was said of it is taken back', 'DMP', said('DMP', 12, 13), true, 'taken back'],
    ['what it was chosen on is taken back', 'DMP', said('SMP', 9, 13), true, 'taken back'],
    ['it was taken back before it was chosen', 'DMP', said('DMP', 8, 9), true, null],
    ['what was said against it is taken back', 'DMP', said('SMP', 12, 13), true, null],
    ['the same, and a person has to look again', 'DMP', said('SMP', 12, 13), false, 'taken back'],
    ['the advice of today does not leave it to them', 'DMP', null, false, 'closed'],
    ['an insolvency waits for a yes', 'IVA', null, true, 'unconfirmed'],
    ['an insolvency has its yes', 'IVA', said('IVA', 9), true, null],
    ['of an insolvency another was said to fit', 'IVA', said('DMP', 12), true, 'another fits'],
    ['an insolvency chosen against what was said', 'IVA', said('DMP', 9), true, 'unconfirmed'],
  ];
  it.each(rows)('says so where %s (PT-570)', (_, shortName, word, isOpen, doubt) => {
    expect(doubtAbout({ shortName, chosenAt: at(10) }, word, isOpen)).toBe(doubt);
  });

  it('is no wait for a yes any more once it was sent, and still tells what we have said since (DN-415)', () => {
    const told = (doubt: Doubt) =>
      PLAN_STATES.filter(
        state => doubtToTell(doubt, { isOutOfOurHands: isOutOfOurHands(state), runsAsTime: false }) === doubt,
      );
    expect(told('unconfirmed')).toEqual(['chosen', 'being prepared', 'with an adviser', 'refused', 'left']);
    for (const doubt of ['another fits', 'taken back', 'closed'] as const) {
      expect(told(doubt)).toEqual([...PLAN_STATES]);
    }
  });

  it('is told of nothing that gives time while it runs: another that fits is what it prepares (DN-943)', () => {
    const all: readonly Doubt[] = ['another fits', 'taken back', 'closed', 'unconfirmed'];
    expect(all.map(doubt => doubtToTell(doubt, { isOutOfOurHands: true, runsAsTime: true }))).toEqual(
      all.map(() => null),
    );
  });

  it('is a question to the person only after one of us said something else (PT-570)', () => {
    const all: readonly (Doubt | null)[] = ['another fits', 'taken back', 'closed', 'unconfirmed', null];
    expect(all.filter(isQuestioned)).toEqual(['another fits', 'taken back']);
  });
});
