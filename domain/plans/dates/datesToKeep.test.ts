import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PressingFacts, pressingItems } from '../../solutions/recommend/now.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import { beforeBailiffs } from './beforeBailiffs.ts';
import type { PlanGoes } from './dangers.ts';
import { datesToKeep } from './datesToKeep.ts';
import { type DatedThing, KEPT_BY_PAYING, type KnownThings } from './things.ts';

const on = (year: number, month: number, day: number): CalendarDate => ({ year, month, day });
const TODAY = on(2027, 6, 14);
const inOrder = (known: Partial<KnownThings>, today = TODAY, plan: PlanGoes | null = 'on') =>
  datesToKeep({ toKeep: [], awaited: [], done: [], ...known }, today, plan);

const COURT_FORM: DatedThing = {
  kind: 'court papers',
  day: on(2027, 6, 28),
  from: 'Marlow & Reed',
  sum: 86_600,
};
const ENERGY: DatedThing = {
  kind: 'priority payment',
  day: on(2027, 6, 25),
  to: 'Brightly Energy',
  sum: 2600,
  keeps: 'energy',
};
const PLAN: DatedThing = {
  kind: 'plan payment',
  day: on(2027, 7, 1),
  sum: 17_000,
  to: ['Kestrel Cards', 'Heron Finance'],
};
const REVIEW: DatedThing = { kind: 'budget review', day: on(2027, 7, 12) };
const TALK: DatedThing = {
  kind: 'talk',
  day: on(2027, 6, 16),
  when: 'Wednesday 16 June, 2:30pm',
  way: 'phone',
};
const STEP: DatedThing = {
  kind: 'plan step',
  day: null,
  what: 'Ask us to ring you',
  says: 'Or book a slot.',
};

describe('dates to keep', () => {
  it('keep no plan going where none is chosen, or what was chosen came to nothing (DN-937)', () => {
    const letters: DatedThing = { kind: 'letters to read', day: null, count: 2 };
    const tags = (plan: PlanGoes | null) =>
      inOrder({ toKeep: [STEP, letters, PLAN] }, TODAY, plan).dates.map(({ stake, tag }) => [stake, tag]);
    expect(tags('on')).toEqual(Array(3).fill(['plan', 'Keeps your plan going']));
    for (const plan of ['nowhere', null] as const) {
      expect(tags(plan)).toEqual(Array(3).fill(['good', 'Good to do']));
    }
  });

  it('are none the one thing today before anything is chosen: what comes next of the questions is (DN-936)', () => {
    const { oneThing, dates } = inOrder({ toKeep: [STEP] }, TODAY, null);
    expect([oneThing, dates.map(({ isOneThing }) => isOneThing)]).toEqual([null, [false]]);
    expect(inOrder({ toKeep: [STEP] }, TODAY, 'nowhere').oneThing?.heading).toBe('Ask us to ring you');
  });

  it('are in order of danger and not of day (DN-300)', () => {
    const { dates } = inOrder({ toKeep: [REVIEW, PLAN, ENERGY, COURT_FORM] });
    expect(dates.map(({ day, tag, danger }) => [day, tag, danger])).toEqual([
      ['2027-06-28', 'Could become a judgment', 'loses'],
      ['2027-06-25', 'Keeps your energy on', 'keeps'],
      ['2027-07-01', 'Keeps your plan going', 'rest'],
      ['2027-07-12', 'Good to do', 'rest'],
    ]);
    expect(dates[0]).toMatchObject({ title: 'Court form, Marlow & Reed', leadsTo: 'letters', isLate: false });
    expect(dates[0]?.text).toBe('£866. Answer the court, and you can ask to pay bit by bit.');
    expect(dates[2]?.title).toBe('Plan payments, £170');
  });

  it('are by day inside one level, the latest overdue first and what has no day last (DN-301)', () => {
    const paidTo = (day: CalendarDate, to: string): DatedThing => ({ ...PLAN, day, to: [to] });
    const { dates } = inOrder({
      toKeep: [
        STEP,
        paidTo(on(2027, 7, 1), 'Heron Finance'),
        paidTo(on(2027, 5, 1), 'Kestrel Cards'),
        paidTo(on(2027, 6, 1), 'Kestrel Cards'),
      ],
    });
    expect(dates.map(({ day, isLate }) => [day, isLate])).toEqual([
      ['2027-05-01', true],
      ['2027-06-01', true],
      ['2027-07-01', false],
      [null, false],
    ]);
    expect(dates[1]?.text).toBe('This was for Tuesday 1 June. You pay straight to them.');
  });

  it('name who is paid beside the plan with its payment (DN-1183)', () => {
    const beside = ['Leeds Council', 'Brightly Energy'].map(to => ({ to, sum: 5_00 }));
    expect(inOrder({ toKeep: [{ ...PLAN, beside }] }).dates[0]?.text).toBe(
      'You pay straight to each of them. Beside your plan you also pay £5 to Leeds Council and £5 to Brightly Energy this month, from your budget.',
    );
  });

  it('do not go before what is graver because they are overdue (DN-301)', () => {
    const { dates } = inOrder({ toKeep: [{ ...PLAN, day: on(2027, 5, 1) }, COURT_FORM] });
    expect(dates.map(({ stake }) => stake)).toEqual(['court papers', 'plan']);
  });

  it('have the debts that a plan does not have yet by their names, with its plan to draw up anew (DN-635)', () => {
    const of = (...names: readonly string[]) =>
      inOrder({ toKeep: [{ kind: 'not in plan', day: null, of: names }] }).dates[0];
    expect(of('Wren Cards')).toMatchObject({
      title: 'A debt is not in your plan yet: Wren Cards',
      text: 'Draw your plan up anew, so that it gets its part.',
      leadsTo: 'plan',
    });
    expect(of('Wren Cards', 'Heron Finance')).toMatchObject({
      title: '2 debts are not in your plan yet: Wren Cards and Heron Finance',
      text: 'Draw your plan up anew, so that each gets a part.',
    });
  });

  it('have the review of the budget from two months before it is due (DN-300)', () => {
    const far: DatedThing = { kind: 'budget review', day: on(2027, 8, 14) };
    expect(inOrder({ toKeep: [far] }).dates).toEqual([]);
    expect(inOrder({ toKeep: [far] }, on(2027, 6, 15)).dates).toHaveLength(1);
  });

  it('have what is done to somebody in the order of the advice (DN-302)', () => {
    const day = on(2027, 6, 20);
    const facts = {
      enforcement: { eviction: day, bailiffs: day, court: day },
      happening: {},
      standing: {},
    } as PressingFacts;
    const asAdvised = pressingItems(facts, TODAY, 14, []).map(({ code }) =>
      code.replace('_SOON', '').toLowerCase(),
    );
    const kinds = ['court', 'bailiffs', 'eviction'] as const;
    const { dates } = inOrder({ toKeep: kinds.map(kind => ({ kind, day })) });
    expect(dates.map(({ stake }) => stake)).toEqual(asAdvised);
    expect(asAdvised).toHaveLength(3);
  });

  it('have what is near before what is not, whatever it threatens, and both before what is only kept (DN-553)', () => {
    const { dates } = inOrder({
      toKeep: [
        ENERGY,
        { kind: 'eviction', day: on(2027, 8, 30), isFar: true },
        { kind: 'court', day: on(2027, 7, 5), isFar: true },
        { kind: 'bailiffs', day: on(2027, 6, 15), isFar: false },
      ],
    });
    expect(dates.map(({ stake }) => stake)).toEqual(['bailiffs', 'eviction', 'court', 'energy']);
    const facts = {
      enforcement: { eviction: on(2027, 8, 30), bailiffs: on(2027, 6, 15), court: on(2027, 7, 5) },
      happening: {},
      standing: {},
    } as PressingFacts;
    const asAdvised = pressingItems(facts, TODAY, 14, []).map(({ code }) => code);
    expect(asAdvised).toEqual(['BAILIFFS_SOON', 'EVICTION', 'COURT']);
  });

  it('have messages of ours and letters that were not read below every danger (DN-554)', () => {
    const { oneThing, dates } = inOrder({
      toKeep: [
        { kind: 'letters to read', day: null, count: 2 },
        { kind: 'messages', day: null, count: 1 },
        { kind: 'bailiffs', day: on(2027, 6, 15) },
      ],
    });
    expect(oneThing?.heading).toBe('Ring about the visit');
    expect(dates.map(({ title, leadsTo, isOneThing }) => [title, leadsTo, isOneThing])).toEqual([
      ['They said they would come', 'whom to ring', true],
      ['A message from us', 'chat', false],
      ['2 letters to read', 'letters', false],
    ]);
  });

  it('have the end of a moratorium in its own words: interest was never held off, officers were (DN-743)', () => {
    const { dates } = inOrder({ toKeep: [{ kind: 'moratorium ends', day: on(2027, 6, 20) }] });
    expect(dates).toMatchObject([
      {
        title: 'Your moratorium ends',
        tag: 'Keeps sheriff officers away',
        text: expect.stringMatching(/may send sheriff officers or freeze your money again/u),
      },
    ]);
    expect(dates[0]?.text).not.toMatch(/breathing space|interest|charge/iu);
  });

  it('are in one order whatever order they are given in, and none is lost (DN-300)', () => {
    const things: readonly DatedThing[] = [
      COURT_FORM,
      ...KEPT_BY_PAYING.map((keeps): DatedThing => ({ ...ENERGY, keeps })),
      PLAN,
      REVIEW,
      TALK,
      STEP,
      { kind: 'eviction', day: on(2027, 6, 30) },
      { kind: 'breathing space ends', day: on(2027, 6, 20) },
      { kind: 'no answer', day: on(2027, 6, 10), from: 'Heron Finance' },
      { kind: 'letters', day: null, ready: 3 },
      { kind: 'application', day: null, name: 'Your form', missing: 2 },
    ];
    const { dates } = inOrder({ toKeep: things });
    expect(dates).toHaveLength(things.length);
    expect(dates.map(({ tag }) => tag)).toEqual([
      'Could cost your home',
      'Could become a judgment',
      'Keeps your home',
      'Keeps you out of court',
      'Keeps your energy on',
      'Keeps what you are paying for',
      'Keeps it from going further',
      'Keeps deductions down',
      'Keeps letters and charges away',
      ...Array.from({ length: 5 }, () => 'Keeps your plan going'),
      'We talk',
      'Good to do',
    ]);
    fc.assert(
      fc.property(fc.shuffledSubarray([...things], { minLength: things.length }), shuffled => {
        expect(inOrder({ toKeep: shuffled }).dates).toEqual(dates);
      }),
    );
  });
});

describe('the one thing today', () => {
  it('is the gravest of what can be done today, with by when (DN-303)', () => {
    expect(inOrder({ toKeep: [ENERGY, PLAN, COURT_FORM] }).oneThing).toEqual({
      heading: 'Answer the court form from Marlow & Reed',
      text: 'By Monday 28 June. £866. Answer the court, and you can ask to pay bit by bit.',
      action: 'See your letters',
      leadsTo: 'letters',
      letter: null,
    });
  });

  it('leads to the very letter of a lender who said no, or nothing, and to the plan where none is to write (DN-1592)', () => {
    const letter = { debtId: 'marlow' };
    const said = {
      kind: 'answer to look at',
      day: on(2027, 6, 14),
      from: 'Marlow & Reed',
      says: 'No.',
    } as const;
    const answered = { action: 'See the letter', leadsTo: 'letters', letter };
    expect(inOrder({ toKeep: [{ ...said, letter }] }).oneThing).toMatchObject(answered);
    expect(inOrder({ toKeep: [said] }).oneThing).toMatchObject({ leadsTo: 'plan', letter: null });
    const silent = { kind: 'no answer', day: on(2027, 6, 10), from: 'Wharf Loans' } as const;
    const known = { letterId: 'complaint.wharf' };
    expect(inOrder({ toKeep: [{ ...silent, letter: known }] }).dates[0]).toMatchObject({ letter: known });
    expect(inOrder({ toKeep: [silent] }).dates[0]).toMatchObject({ leadsTo: 'letters', letter: null });
  });

  it('is to say what one has to who said that they would come, where the law stops them (DN-441)', () => {
    const { oneThing, dates } = inOrder({
      toKeep: [TALK, { kind: 'bailiffs', day: on(2027, 6, 20), stoppedBy: 'Breathing Space' }],
    });
    expect(oneThing).toMatchObject({ heading: 'Say that you have Breathing Space', leadsTo: 'plan' });
    expect(oneThing?.text).toMatch(
      /^By Sunday 20 June\. Once it has started, nobody may come for a debt in it/u,
    );
    expect(dates[0]).toMatchObject({ stake: 'bailiffs', tag: 'Could cost you your things' });
  });

  it('leads to the letter that says so, with the day from which on the law stops them, where that is known (DN-1550)', () => {
    const stops = { kind: 'bailiffs', day: on(2027, 6, 20), stoppedBy: 'Breathing Space' } as const;
    const { oneThing } = inOrder({ toKeep: [{ ...stops, stoppedFrom: on(2027, 6, 16) }] });
    expect(oneThing).toMatchObject({
      heading: 'Say that you have Breathing Space',
      action: 'See your letters',
      leadsTo: 'letters',
    });
    expect(oneThing?.text).toContain('From Wednesday 16 June on, nobody may come for a debt in it.');
  });

  it('is nothing where all is for a later day (DN-304)', () => {
    expect(inOrder({ toKeep: [ENERGY, PLAN, REVIEW, TALK] }).oneThing).toBeNull();
    expect(inOrder({}).oneThing).toBeNull();
  });

  it('is a payment from two days before it is due, so that it gets there (DN-303)', () => {
    const at = (today: CalendarDate) => inOrder({ toKeep: [PLAN] }, today).oneThing?.heading;
    expect(at(on(2027, 6, 28))).toBeUndefined();
    expect(at(on(2027, 6, 29))).toBe('Make your 2 payments, £170');
    expect(inOrder({ toKeep: [PLAN] }, on(2027, 7, 2)).oneThing?.text).toMatch(
      /^This was for Thursday 1 July/u,
    );
  });

  it('is the talk on its day, and the review of the budget from its day on (DN-303)', () => {
    expect(inOrder({ toKeep: [TALK, REVIEW] }, on(2027, 6, 16)).oneThing).toMatchObject({
      heading: 'We ring you today',
      text: 'Wednesday 16 June, 2:30pm. We ring you.',
      leadsTo: 'talk',
    });
    expect(inOrder({ toKeep: [REVIEW] }, on(2027, 7, 12)).oneThing?.action).toBe('Look at my budget');
  });

  it('is a step of the plan that is the person’s own, where nothing is graver (DN-303)', () => {
    expect(inOrder({ toKeep: [STEP, PLAN] }).oneThing?.heading).toBe('Ask us to ring you');
  });

  it.each([
    [2, 'Finish your form', '2 answers still to give. You can stop at any time.'],
    [1, 'Finish your form', 'One answer still to give. You can stop at any time.'],
    [0, 'Hand over your form', 'All of it is there. Read it once more, and hand it over.'],
  ])('is an application with %s answers missing (DN-303)', (missing, heading, text) => {
    const { oneThing } = inOrder({
      toKeep: [{ kind: 'application', day: null, name: 'Your form', missing }],
    });
    expect(oneThing).toMatchObject({ heading, text, leadsTo: 'application' });
  });
});

describe('a form that keeps bailiffs off', () => {
  const FORM: DatedThing = { kind: 'application', day: null, name: 'Your form', missing: 16 };
  const BAILIFFS: DatedThing = { kind: 'bailiffs', day: on(2027, 6, 20) };
  const formOf = (shortName: string, state: 'being prepared' | 'running' = 'being prepared') =>
    inOrder({ toKeep: beforeBailiffs([FORM, BAILIFFS], { shortName, state }) }).dates.find(
      ({ leadsTo }) => leadsTo === 'application',
    );

  it('has their day, and says what it does (DN-756)', () => {
    expect(formOf('BS')).toMatchObject({
      day: '2027-06-20',
      tag: 'Keeps it from going further',
      danger: 'keeps',
      text: 'Bailiffs may come that day. Once this has started, nobody may come for a debt in it. 16 answers still to give. You can stop at any time.',
    });
  });

  it.each<[string, 'being prepared' | 'running']>([
    ['DMP', 'being prepared'],
    ['BS', 'running'],
  ])('and none where it keeps nobody off, or it is done already: %s, %s (DN-756)', (shortName, state) => {
    expect(formOf(shortName, state)).toMatchObject({ day: null, tag: 'Keeps your plan going' });
  });
});
