import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

describe('the sentences of a text', () => {
  it('keep their full stops, and a stop inside a word or a sum splits nothing (WT-141)', () => {
    expect(sentencesOf('You pay £1.50. It ends at gov.uk. Then no more')).toEqual([
      'You pay £1.50.',
      'It ends at gov.uk.',
      'Then no more',
    ]);
    expect(sentencesOf('')).toEqual(['']);
  });
});
