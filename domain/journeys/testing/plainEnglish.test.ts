import { expect, it } from 'vitest';
import { reading, unwelcomeWords } from './plainEnglish.ts';

it('counts words by sentence, and knows the longest', () => {
  const read = reading(['One two three. Four five?', '<p>Six</p><p>seven, eight nine ten</p>']);
  expect(read.sentences).toEqual(['One two three.', 'Four five?', 'Six', 'seven, eight nine ten']);
  expect(read.averageWords).toBe(2.5);
  expect(read.longest).toBe('seven, eight nine ten');
});

it('tells plain words from hard ones', () => {
  const plain = reading(['You can stop at any time. We keep your answers safe.']);
  const hard = reading([
    'Notwithstanding the aforementioned considerations, insolvency proceedings necessitate comprehensive documentation.',
  ]);
  expect(plain.grade).toBeLessThan(4);
  expect(hard.grade).toBeGreaterThan(15);
});

it('finds unwelcome words in any case, and not inside other words', () => {
  expect(unwelcomeWords('Unfortunately it FAILED!')).toEqual(['Unfortunately', 'FAILED', '!']);
  expect(unwelcomeWords('Adjust the justice of it.')).toEqual([]);
});
