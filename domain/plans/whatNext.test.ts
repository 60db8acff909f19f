import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDates, isoDate, nextDay } from '../values/calendar-date.ts';
import { WEEKDAYS, weekdayOf } from '../values/dayWords.ts';
import type { OpeningHours } from '../values/openingHours.ts';
import { NO_DAY, openDayAfter, type PlanStep, whatNext } from './whatNext.ts';

const opening: OpeningHours = {
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], from: '08:00', to: '20:00' },
    { days: ['Saturday'], from: '09:00', to: '14:00' },
  ],
  closedOn: ['2026-12-25', '2026-12-28'],
};
const steps = [
  { what: 'The form goes in', who: 'Your adviser', says: 'You read it first.', isDone: false, ...NO_DAY },
];
const on = (year: number, month: number, day: number) => ({ year, month, day });

describe('the day by which an adviser rings', () => {
  it.each([
    ['the second day after a Tuesday', on(2026, 11, 24), 2, '2026-11-26'],
    ['over a Sunday', on(2026, 11, 27), 2, '2026-11-30'],
    ['over days on which we are shut', on(2026, 12, 24), 2, '2026-12-29'],
    ['over the end of a year', on(2026, 12, 31), 1, '2027-01-01'],
  ])('is %s (PT-231)', (_, day, count, expected) => {
    const found = openDayAfter(day, opening, count);
    expect(found && isoDate(found)).toBe(expected);
  });

  it('is not said where nobody ever answers (PT-231)', () => {
    expect(openDayAfter(on(2026, 11, 24), { hours: [], closedOn: [] }, 1)).toBeNull();
  });

  it('is a later day on which we are open, whatever the day (PT-231)', () => {
    const days = fc.record({
      year: fc.integer({ min: 2026, max: 2030 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 10 }), (day, count) => {
        const found = openDayAfter(day, opening, count);
        if (found === null) throw new Error('There is such a day.');
        let open = 0;
        for (let each = nextDay(day); compareDates(each, found) <= 0; each = nextDay(each)) {
          if (WEEKDAYS[weekdayOf(each)] !== 'Sunday' && !opening.closedOn.includes(isoDate(each))) open += 1;
        }
        expect(WEEKDAYS[weekdayOf(found)]).not.toBe('Sunday');
        expect(open).toBe(count);
      }),
    );
  });
});

const LOOKED = { isForm: false, on: '2026-11-24', by: null } as const;

describe('what happens next', () => {
  it('begins after a refusal with a talk: to ask for it, by its day, or the one that is to come (DN-744)', () => {
    const refused = { ...chosen, state: 'refused' as const, looked: null };
    const open = (plan: Parameters<typeof whatNext>[0]) => whatNext(plan).filter(({ isDone }) => !isDone);
    const [first, then] = open({ ...refused, askedCallOn: null, booked: null });
    expect(first).toMatchObject({ what: 'Talk with us about what else fits', who: 'You', on: null });
    expect(first?.says).toMatch(/^If you ask today, we ring you by/u);
    expect(then?.what).toBe('The form goes in');
    const [asked] = open({ ...refused, askedCallOn: on(2026, 11, 24), booked: null });
    expect(asked).toMatchObject({ what: 'We ring you', on: '2026-11-26' });
  });

  it('begins with a talk too where it cannot be kept up, or is looked at (DN-787)', () => {
    const broken = {
      ...chosen,
      state: 'broken' as const,
      looked: LOOKED,
      askedCallOn: null,
      booked: null,
    };
    const [first] = whatNext(broken).filter(({ isDone }) => !isDone);
    expect(first).toMatchObject({ what: 'Talk it over with us', who: 'You', on: null });
    expect(first?.says).toMatch(/^If you ask today, we ring you by/u);
  });

  it('is that one of us reads the form that was handed over, and no call to ask for (DN-446)', () => {
    const handedOver = {
      ...chosen,
      askedCallOn: null,
      state: 'chosen',
      formReadBy: on(2026, 11, 26),
    } as const;
    expect(whatNext(handedOver)[1]).toMatchObject({
      what: 'We read your form',
      who: 'An adviser',
      on: '2026-11-26',
    });
    const [, asked] = whatNext({ ...handedOver, askedCallOn: on(2026, 11, 24) });
    expect(asked?.what).toBe('We ring you');
  });

  const chosen = {
    nation: 'england',
    today: on(2026, 11, 25),
    chosenOn: on(2026, 11, 24),
    askedCallOn: on(2026, 11, 24),
    booked: null,
    isConfirmed: null,
    looked: null,
    steps,
    opening,
    withinOpenDays: 2,
  } as const;

  it.each([
    ['england', 'a visit from bailiffs is close'],
    ['scotland', 'a visit from sheriff officers is close'],
    ['northern-ireland', 'a visit from the Enforcement of Judgments Office is close'],
  ] as const)(
    'is to ring today where the day of the form is over, and names who may come in %s (DN-646)',
    (nation, who) => {
      const late = { ...chosen, nation, askedCallOn: null, formReadBy: 'over', state: 'chosen' } as const;
      expect(whatNext(late)[1]).toMatchObject({ on: null, says: expect.stringContaining(who) });
    },
  );

  it('is the choice, the call with its day, and then the way of the solution, each with who does it (PT-231)', () => {
    expect(
      whatNext({ ...chosen, state: 'chosen' }).map(({ what, who, isDone, on: day }) => [
        what,
        who,
        isDone,
        day,
      ]),
    ).toEqual([
      ['You chose it', 'You', true, '2026-11-24'],
      ['We ring you', 'An adviser', false, '2026-11-26'],
      ['The form goes in', 'Your adviser', false, null],
    ]);
  });

  it('promises no day for a call that nobody asked for, and leads to asking (PT-231)', () => {
    const [, call] = whatNext({ ...chosen, askedCallOn: null, state: 'chosen' });
    expect(call).toMatchObject({ what: 'Ask us to ring you', who: 'You', isDone: false, on: null });
    // The choice is on the list of the advisers already.
    expect(call?.says).toContain('may ring the number you gave, at your safe times');
  });

  it('says by when we ring who asks today, and nothing where no day is promised (PT-468)', () => {
    const notAsked = { ...chosen, askedCallOn: null, state: 'chosen' } as const;
    const [, call] = whatNext({ ...notAsked, today: on(2026, 11, 28) });
    expect(call?.says).toMatch(/^If you ask today, we ring you by Tuesday 1 December\. /u);
    const [, unsaid] = whatNext({ ...notAsked, withinOpenDays: undefined });
    expect(unsaid?.says).not.toContain('today');
  });

  it('counts from the day on which the call was asked for (PT-231)', () => {
    const [, call] = whatNext({ ...chosen, askedCallOn: on(2026, 11, 27), state: 'chosen' });
    expect(call).toMatchObject({ what: 'We ring you', on: '2026-11-30' });
  });

  it.each([
    ['by phone', 'phone', null, '2026-12-01T10:30:00.000Z', 'We talk', '2026-12-01'],
    ['by chat', 'chat', null, '2026-12-01T10:30:00.000Z', 'We talk', '2026-12-01'],
    ['in summer, by the day in London', 'phone', null, '2026-07-01T23:30:00.000Z', 'We talk', '2026-07-02'],
    [
      'on the day of the call',
      'phone',
      on(2026, 11, 24),
      '2026-11-26T18:00:00.000Z',
      'We talk',
      '2026-11-26',
    ],
    ['after the call', 'phone', on(2026, 11, 24), '2026-11-27T09:00:00.000Z', 'We ring you', '2026-11-26'],
  ] as const)(
    'has the talk that is booked, or the call that was asked for where that is first: %s (PT-490)',
    (_, way, askedCallOn, startsAt, what, day) => {
      const booked = { startsAt: new Date(startsAt), way };
      const [, talk] = whatNext({ ...chosen, askedCallOn, booked, state: 'chosen' });
      expect(talk).toMatchObject({ what, on: day, at: what === 'We talk' ? startsAt : null, isDone: false });
      if (what === 'We talk') expect(talk?.says).toMatch(way === 'chat' ? /^In the chat/u : /^We ring you/u);
    },
  );

  it('has the talk before a call for which no day is promised, and none once an adviser has looked (PT-490)', () => {
    const booked = { startsAt: new Date('2026-12-01T10:30:00.000Z'), way: 'phone' } as const;
    const [, talk] = whatNext({ ...chosen, booked, withinOpenDays: undefined, state: 'chosen' });
    expect(talk).toMatchObject({ what: 'We talk', on: '2026-12-01' });
    const [, over] = whatNext({ ...chosen, booked, looked: LOOKED, state: 'being prepared' });
    expect(over).toMatchObject({ what: 'An adviser looks at it', isDone: true, on: '2026-11-24', at: null });
  });

  it('has the talk that an insolvency needs noted by us once it was had, whatever else is booked (DN-690)', () => {
    const had = { isNoted: false, isHad: true, on: null };
    const waiting = { ...chosen, askedCallOn: null, talkFirst: had, state: 'being prepared' } as const;
    expect(whatNext(waiting)[1]).toMatchObject({
      what: 'We write down that we talked',
      who: 'An adviser',
      isDone: false,
      on: null,
    });
    const booked = { startsAt: new Date('2026-12-01T10:30:00.000Z'), way: 'phone' } as const;
    expect(whatNext({ ...waiting, booked })[1]?.what).toBe('We write down that we talked');
    const notYet = { ...waiting, talkFirst: { ...had, isHad: false } };
    expect(whatNext(notYet)[1]).toMatchObject({ what: 'A talk with us, before this goes on', who: 'You' });
  });

  it('stands at no step above one that is done, as where the form is handed over and has still to be read (DN-1713)', () => {
    const formReadBy = { year: 2026, month: 11, day: 26 };
    const talkFirst = { isNoted: true, isHad: true, on: '2026-11-24' };
    const filledIn = { ...chosen.steps[0], what: 'You fill in the form', isDone: true } as PlanStep;
    const steps = [filledIn, ...chosen.steps];
    const of = { ...chosen, state: 'with an adviser' as const, steps, formSteps: 1, talkFirst, formReadBy };
    const found = whatNext({ ...of, isConfirmed: true });
    const open = found.findIndex(({ isDone }) => !isDone);
    expect(found[open]?.what).toBe('We read your form');
    expect(found.slice(open).every(({ isDone }) => !isDone)).toBe(true);
    expect(found.slice(0, open).map(({ what }) => what)).toContain('You fill in the form');
  });

  it('promises no call any more once an adviser has looked at it, and says of none that it was made (PT-231, DN-415)', () => {
    const [, call] = whatNext({ ...chosen, looked: LOOKED, state: 'being prepared' });
    expect(call).toMatchObject({ what: 'An adviser looks at it', isDone: true, on: '2026-11-24' });
  });

  it.each([
    [false, 'You asked for it'],
    [true, 'You chose it'],
  ])(
    'has the word of an adviser before the way of an insolvency, given: %s (PT-411)',
    (isConfirmed, first) => {
      const found = whatNext({ ...chosen, isConfirmed, state: 'chosen' });
      const waits = ['We ring you', 'An adviser says whether it fits'];
      // What is done stands above what is still to come.
      expect(found.map(({ what }) => what)).toEqual([
        first,
        ...(isConfirmed ? waits.toReversed() : waits),
        'The form goes in',
      ]);
      expect(found.find(({ what }) => what === waits[1])).toMatchObject({ isDone: isConfirmed, on: null });
    },
  );

  it('says who of us did what is done, and on which day, where that is known (DN-1575)', () => {
    const read = { isForm: true, on: '2026-12-03', by: 'Jo' } as const;
    const [, form] = whatNext({ ...chosen, looked: read, state: 'being prepared' });
    expect(form).toMatchObject({
      what: 'An adviser reads your form, and says yes to it',
      who: 'Jo',
      on: '2026-12-03',
    });
    const fits = { by: 'Sam', on: '2026-12-01' };
    const confirm = (isConfirmed: boolean) =>
      whatNext({ ...chosen, isConfirmed, saidToFit: fits, state: 'chosen' }).find(({ what }) =>
        what.endsWith('fits'),
      );
    expect(confirm(true)).toMatchObject({ who: 'Sam', on: '2026-12-01', isDone: true });
    expect(confirm(false)).toMatchObject({ who: 'An adviser', on: null, isDone: false });
  });

  it('has the form of an insolvency before what it still waits for: it can be filled in now (DN-1578)', () => {
    const [goesIn] = steps;
    if (!goesIn) throw new Error('There is such a step.');
    const form = { ...goesIn, what: 'You fill in the form', isDone: false };
    const waiting = {
      ...chosen,
      state: 'chosen',
      isConfirmed: false,
      steps: [form, ...steps],
      formSteps: 1,
      talkFirst: { isNoted: false, isHad: false, on: null },
    } as const;
    const order = (plan: Parameters<typeof whatNext>[0]) => whatNext(plan).map(({ what }) => what);
    expect(order(waiting)).toEqual([
      'You asked for it',
      'You fill in the form',
      'We ring you',
      'An adviser says whether it fits',
      'The form goes in',
    ]);
    const talked = { isNoted: true, isHad: true, on: '2026-11-25' };
    expect(order({ ...waiting, talkFirst: talked })[1]).toBe('You talked it over with us');
    expect(order({ ...waiting, talkFirst: talked })[2]).toBe('You fill in the form');
    expect(order({ ...waiting, talkFirst: talked, isConfirmed: true })[3]).toBe('You fill in the form');
  });

  it('is nothing of a plan that was left (PT-231)', () => {
    expect(whatNext({ ...chosen, state: 'left' })).toEqual([]);
  });
});
