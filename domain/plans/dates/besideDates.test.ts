import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../values/calendar-date.ts';
import { datesToKeep } from './datesToKeep.ts';
import type { KnownThings } from './things.ts';

const on = (year: number, month: number, day: number): CalendarDate => ({ year, month, day });
const inOrder = (known: Partial<KnownThings>) =>
  datesToKeep({ toKeep: [], awaited: [], done: [], ...known }, on(2027, 6, 14), 'on');

describe('what waits for others', () => {
  const whatOf = (...awaited: KnownThings['awaited']) =>
    inOrder({ awaited }).waits.map(({ who, what }) => `${who}: ${what}`);
  const answer = { kind: 'answer', by: on(2027, 6, 20), from: 'Kestrel Cards' } as const;

  it('says which letter each answer of one lender is to, and which the offer of the plan (DN-1493)', () => {
    expect(
      whatOf(
        { ...answer, letter: 'Complaint', about: 'KC 1' },
        { ...answer, letter: 'Settled for £300', about: 'KC 1' },
        { ...answer, about: 'Credit card' },
      ),
    ).toEqual([
      'Kestrel Cards: Answers your letter “Complaint”',
      'Kestrel Cards: Answers your letter “Settled for £300”',
      'Kestrel Cards: Answers your offer',
    ]);
  });

  it('says what each is about where two would read alike, and nothing more of one alone (DN-1493)', () => {
    expect(
      whatOf(
        { ...answer, letter: 'Complaint', about: 'KC 1' },
        { ...answer, letter: 'Complaint', about: 'KC 2' },
        { ...answer, about: 'Credit card' },
        { ...answer, about: null },
        { ...answer, from: 'Heron Finance', letter: 'Complaint', about: 'HF 1' },
      ),
    ).toEqual([
      'Kestrel Cards: Answers your letter “Complaint” (KC 1)',
      'Kestrel Cards: Answers your letter “Complaint” (KC 2)',
      'Kestrel Cards: Answers your offer (Credit card)',
      'Kestrel Cards: Answers your offer',
      'Heron Finance: Answers your letter “Complaint”',
    ]);
  });

  it('says who does what by which day, the first day first and what has none last (DN-305)', () => {
    const { waits } = inOrder({
      awaited: [
        { kind: 'decision', by: null, from: 'The Insolvency Service', about: 'your debt relief order' },
        { kind: 'answer', by: on(2027, 6, 20), from: 'Kestrel Cards' },
        { kind: 'call', by: on(2027, 6, 16) },
        { kind: 'answer', by: on(2027, 6, 10), from: 'Heron Finance' },
      ],
    });
    expect(waits.map(({ who, by, isLate }) => [who, by, isLate])).toEqual([
      ['Heron Finance', '2027-06-10', true],
      ['An adviser', '2027-06-16', false],
      ['Kestrel Cards', '2027-06-20', false],
      ['The Insolvency Service', null, false],
    ]);
  });
});

describe('what is done', () => {
  it('is the newest three of a month, the newest first (DN-306)', () => {
    const day = (month: number, date: number) => ({ what: `${month}/${date}`, on: on(2027, month, date) });
    const { done } = inOrder({
      done: [day(6, 1), day(5, 14), day(6, 14), day(5, 15), day(6, 15), day(6, 2), day(6, 3)],
    });
    expect(done.map(({ what }) => what)).toEqual(['6/14', '6/3', '6/2']);
    const ofOneDay = ['chosen', 'drawn up', 'sent', 'paid'].map(what => ({ what, on: on(2027, 6, 14) }));
    // Of one day what happened last is not what is left out (DN-732).
    expect(inOrder({ done: ofOneDay }).done.map(({ what }) => what)).toEqual(['paid', 'sent', 'drawn up']);
    expect(inOrder({ done: [day(5, 14), day(5, 15)] }).done.map(({ what }) => what)).toEqual(['5/15']);
  });
});

describe('what was done', () => {
  const DAY = on(2027, 6, 10);
  const wrote = (letter: string, about: string | null, what = 'You wrote to Kestrel Cards') => ({
    ...{ what, letter, about },
    on: DAY,
  });
  const saysOf = (...done: KnownThings['done']) => inOrder({ done }).done.map(({ what }) => what);

  it('names two letters to one lender by what they are, and one by itself by its receiver (DN-1617)', () => {
    expect(saysOf(wrote('Settled for £300', 'KC 1'), wrote('Complaint', 'KC 1'))).toEqual([
      'You wrote to Kestrel Cards: “Complaint”',
      'You wrote to Kestrel Cards: “Settled for £300”',
    ]);
    expect(saysOf(wrote('Complaint', 'KC 1'), wrote('Complaint', 'F 2', 'You wrote to Fenland'))).toEqual([
      'You wrote to Fenland',
      'You wrote to Kestrel Cards',
    ]);
  });

  it('names the debt of two letters that are the same otherwise (DN-1617)', () => {
    expect(saysOf(wrote('Offer', 'KC 1'), wrote('Offer', 'KC 2'), wrote('Complaint', null))).toEqual([
      'You wrote to Kestrel Cards: “Complaint”',
      'You wrote to Kestrel Cards: “Offer” (KC 2)',
      'You wrote to Kestrel Cards: “Offer” (KC 1)',
    ]);
    expect(saysOf({ what: 'You paid £20', on: DAY }, { what: 'You paid £20', on: DAY })).toEqual([
      'You paid £20',
      'You paid £20',
    ]);
  });
});

describe('a settlement that was paid and is denied', () => {
  it('leads to its letter, to talk with us or to complain where there is a letter for that (DN-1614)', () => {
    const denied = (hasLetter: boolean) =>
      inOrder({
        toKeep: [
          {
            kind: 'settlement denied',
            day: null,
            from: 'Kestrel',
            letter: { letterId: 'accept.1' },
            hasLetter,
          },
        ],
      }).oneThing;
    expect(denied(true)).toMatchObject({
      heading: 'Talk to us, or complain, about Kestrel',
      leadsTo: 'letters',
      letter: { letterId: 'accept.1' },
    });
    expect(denied(true)?.text).toContain('Pay nothing more on it for now. Talk to us, or complain');
    expect(denied(false)?.text).toContain('Talk to us. If they are right');
  });
});
