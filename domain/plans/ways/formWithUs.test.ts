import { describe, expect, it } from 'vitest';
import type { PlanState } from '../planState.ts';
import { HANDS, nextStates, waitsForForm } from './hands.ts';
import { wayOf } from './ways.ts';
import { standsOf, wayThere } from './wayThere.ts';

const UNDATED = { changes: [], today: { year: 2026, month: 11, day: 29 }, limitOn: () => undefined };

describe('the steps of a way whose form is with one of us', () => {
  it('have the form filled in once it is with one of us, and say how it stands there (DN-764)', () => {
    for (const form of ['handed over', 'accepted'] as const) {
      for (const shortName of ['PTD', 'DAS', 'SEQ', 'MAP']) {
        const way = wayOf(shortName, 'scotland');
        const [filledIn, goes] = wayThere({ ...UNDATED, way, state: 'being prepared', form });
        expect(filledIn).toMatchObject({ isDone: true, on: null });
        expect(goes).toMatchObject({ isDone: false });
        expect(standsOf(way, 'being prepared', form)?.stands).toBe(
          form === 'accepted' ? 'Your form is ready to go' : 'We have your form',
        );
      }
    }
  });

  it('say of a trust deed or a programme that cannot be kept up whom to tell first, who says whether it goes on, and what may come of it (DN-764)', () => {
    for (const [shortName, whom, who] of [
      ['PTD', 'Tell the trustee', 'The trustee'],
      ['DAS', 'Tell your money adviser', 'The DAS Administrator'],
    ] as const) {
      const way = wayOf(shortName, 'scotland');
      const steps = wayThere({ ...UNDATED, way, state: 'broken' });
      expect(steps.slice(-2)).toMatchObject([
        { what: whom, who: 'You', isDone: false },
        { what: 'They say whether it goes on', who, isDone: false },
      ]);
      expect(standsOf(way, 'broken')?.you).toMatch(/ If (?:it|they) end/u);
    }
  });

  it.each([
    ['IVA', 'england', { what: 'They write your offer', who: 'The firm' }, 'They vote on your offer'],
    [
      'PTD',
      'scotland',
      { what: 'They write your deed', who: 'The trustee' },
      'You sign a deed, and it is protected',
    ],
  ] as const)(
    'say of %s straight after its form went that it is written first, and by whom (DN-1102)',
    (shortName, nation, first, then) => {
      const way = wayOf(shortName, nation);
      const toCome = (state: PlanState) =>
        wayThere({ ...UNDATED, way, state }).filter(({ isDone }) => !isDone);
      expect(toCome('sent').slice(0, 2)).toMatchObject([first, { what: then }]);
      expect(toCome('accepted').map(({ what }) => what)).not.toContain(first.what);
      const refused = wayThere({ ...UNDATED, way, state: 'refused' });
      expect(refused.map(({ what }) => what)).not.toContain(first.what);
    },
  );

  it('say of an IVA that the form goes to the firm, which writes the offer once it has it, and that the vote comes after that (DN-955)', () => {
    const way = wayOf('IVA', 'england');
    const [filledIn, goes, , vote] = wayThere({ ...UNDATED, way, state: 'being prepared', form: 'accepted' });
    expect([filledIn, goes, vote]).toMatchObject([
      { what: 'You and your adviser fill in the form', who: 'You both', isDone: true },
      { what: 'The form goes to the firm', who: 'Your adviser', isDone: false },
      { who: 'The people you owe', isDone: false },
    ]);
    const sent = standsOf(way, 'sent');
    expect(sent?.stands).toBe('Your form is with the firm');
    expect(sent?.you).toMatch(/^They write the offer.*Then it goes to the people you owe, who vote/u);
    const done = wayThere({ ...UNDATED, way, state: 'sent' }).filter(({ isDone }) => isDone);
    expect(done.map(({ what, says }) => `${what} ${says}`).join(' ')).not.toMatch(/vote|offer is written/u);
    expect(standsOf(way, 'accepted')?.stands).toBe('They voted yes');
  });

  it('tells the same of the Scottish scheme once its form is handed over, and of no plan that needs none (DN-764)', () => {
    const used = (shortName: string, state: PlanState) =>
      nextStates({
        way: wayOf(shortName, 'scotland'),
        state,
        hand: 'adviser',
        mayBegin: true,
        isFormUsed: true,
      });
    expect(used('DAS', 'being prepared')).toEqual([]);
    expect(used('DAS', 'sent')).toEqual([]);
    expect(used('DAS', 'accepted')).toEqual(['running', 'ended']);
    const way = wayOf('DAS', 'scotland');
    expect(waitsForForm({ way, state: 'sent', isFormUsed: true })).toBe(true);
    expect(used('DMP', 'being prepared')).toEqual(['sent']);
  });

  it.each([
    ...(['DRO', 'BKY', 'IVA', 'AO', 'BS', 'MHBS'] as const).map(one => [one, 'england'] as const),
    ...(['PTD', 'DAS', 'SEQ', 'MAP'] as const).map(one => [one, 'scotland'] as const),
  ])(
    'of %s in %s, used, is noted beside by no hand from first to last: not prepared, sent or decided, and not ended before its answer (DN-952, DN-953, DN-954)',
    (shortName, nation) => {
      const way = wayOf(shortName, nation);
      const noted = (state: PlanState) =>
        HANDS.flatMap(hand => nextStates({ way, state, hand, mayBegin: true, isFormUsed: true }));
      for (const state of ['chosen', 'with an adviser', 'being prepared', 'sent'] as const) {
        expect([state, noted(state)]).toEqual([state, []]);
        expect(waitsForForm({ way, state, isFormUsed: true })).toBe(true);
      }
      expect(noted('refused')).not.toContain('being prepared');
      expect(noted('refused')).toContain('ended');
      expect(noted('running')).toContain('ended');
    },
  );
});
