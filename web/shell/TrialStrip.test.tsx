import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { TrialStrip } from './TrialStrip.tsx';

it('says in plain words that this is a trial, under a name for those who go by landmarks (HO-064)', () => {
  const html = htmlOf(<TrialStrip />);
  expect(wordsOf(html)).toBe('This is a trial version. Please don’t enter real details.');
  expect(html).toMatch(/^<aside [^>]*data-if="trial" aria-label="About this version">/);
});

it('holds no other part of its kind, as the server takes it out up to its first end (HO-064)', () => {
  expect(htmlOf(<TrialStrip />).match(/<aside/g)).toHaveLength(1);
});
