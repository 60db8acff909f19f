import { expect, it } from 'vitest';
import { wayOf } from '../plans/ways/ways.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { mayHandInAlone } from './handsIn.ts';

it('says of a form who sends it as the plan does (DN-1712)', () => {
  for (const { kind, shortNames, nations } of Object.values(APPLICATION_FORMS)) {
    for (const shortName of shortNames) {
      for (const nation of nations) {
        const goes = wayOf(shortName, nation).stages.find(({ state }) => state === 'sent');
        const isEither = goes?.who === 'You or your adviser';
        expect(isEither, `${kind} ${nation}`).toBe(mayHandInAlone(kind));
        if (isEither && nation !== 'northern-ireland') {
          expect(goes?.says).toMatch(/you(rself)?.*or your adviser sends it with your yes\.$/iu);
        }
      }
    }
  }
});
