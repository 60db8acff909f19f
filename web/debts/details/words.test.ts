import { expect, it } from 'vitest';
import { words } from './words.ts';

it('names what a court and its officers do as the nation does, and the years after which a debt is very old (SA-070)', () => {
  const said = (nation: string | undefined) => Object.values(words.court.of(nation)).join('. ');
  expect(said('england')).toMatch(/CCJ.*Bailiffs.*charging order/);
  expect([said('wales'), said(undefined)]).toEqual([said('england'), said('england')]);
  expect(said('scotland')).toMatch(/decree.*Sheriff officers.*inhibition/);
  expect(said('scotland')).not.toMatch(/CCJ|bailiff|charging order/i);
  expect(said('northern-ireland')).toMatch(/Enforcement of Judgments Office.*order charging land/);
  expect(said('northern-ireland')).not.toMatch(/CCJ|bailiff/i);
  const years = ['england', 'scotland', 'northern-ireland', undefined].map(
    nation => /\d/.exec(words.fits.extra(nation).isVeryOld)?.[0],
  );
  expect(years).toEqual(['6', '5', '6', '6']);
});
