import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { TrialStrip } from './TrialStrip.tsx';

it('says in plain words that this is a trial, as a landmark with a name (HO-064)', () => {
  const html = htmlOf(<TrialStrip />);
  expect(wordsOf(html)).toBe('This is a trial version. Please don’t enter real details.');
  expect(html).toMatch(/^<aside [^>]*data-if="trial" aria-label="About this version">/);
});

it('contains no element of its own kind, because the server removes it up to the first end tag (HO-064)', () => {
  expect(htmlOf(<TrialStrip />).match(/<aside/g)).toHaveLength(1);
});
