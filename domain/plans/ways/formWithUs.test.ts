import { describe, expect, it } from 'vitest';
import type { PlanState } from '../planState.ts';
import { nextStates, waitsForForm } from './hands.ts';
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
    expect(used('DAS', 'sent')).toEqual(['ended']);
    expect(used('DAS', 'accepted')).toEqual(['running', 'ended']);
    const way = wayOf('DAS', 'scotland');
    expect(waitsForForm({ way, state: 'sent', isFormUsed: true })).toBe(true);
    expect(used('DMP', 'being prepared')).toEqual(['sent']);
  });
});
