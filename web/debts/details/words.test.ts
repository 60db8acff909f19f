import { legalHint } from '@towpath/domain/debts/legalQuestions.ts';
import { courtLawOf } from '@towpath/domain/people/courtLaw.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { foreignNames } from '@towpath/domain/people/testing/foreignNames.ts';
import { expect, it } from 'vitest';
import { words } from './words.ts';

it('names what a court and its officers do as the nation does, and the years after which a debt is very old (SA-070)', () => {
  const said = (nation: string | undefined) => Object.values(words.court.of(courtLawOf(nation))).join('. ');
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

it.each(UK_NATIONS)('names nobody and no law of another nation: %s (SA-201)', nation => {
  const texts = [
    ...Object.values(words.court.of(courtLawOf(nation))),
    ...Object.values(words.fits.extra(nation)),
  ];
  const hints = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map(question => legalHint(question, nation));
  for (const text of [...texts, ...hints]) expect(foreignNames(text, nation), text).toEqual([]);
});
