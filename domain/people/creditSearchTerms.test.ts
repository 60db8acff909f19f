import { expect, it } from 'vitest';
import { reading, unwelcomeWords } from '../journeys/testing/plainEnglish.ts';
import { CREDIT_SEARCH_TERMS, REPORT_DAYS } from './creditSearchTerms.ts';

const { agreement, terms, sent } = CREDIT_SEARCH_TERMS;

it('says that the search is a soft one, in plain words (CS-022)', () => {
  const words = [agreement, ...terms, ...sent];
  expect(words.join(' ')).toContain('soft search');
  expect(words.flatMap(unwelcomeWords)).toEqual([]);
  expect(reading(words).grade).toBeLessThan(8);
});

it('promises to keep the report as long as it is kept', () => {
  expect(terms.join(' ')).toContain(`for ${REPORT_DAYS} days`);
});

it('says in three lines what matters most, and what is sent apart from them (WT-075)', () => {
  expect(terms).toHaveLength(3);
  expect(sent.join(' ')).toContain('random number');
});
