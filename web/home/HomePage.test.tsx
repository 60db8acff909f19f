import { describe, expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { siteContent } from '../vite/siteContent.ts';
import { HomePage } from './HomePage.tsx';

/** The test has its own, since the operator may change the real one. */
const basis = { source: 'A count of ours', date: '2026-11-01' };
const claims = {
  helped: {
    text: 'We’ve helped over 1 million people start to become debt free, write off unaffordable debts, claim extra benefits.',
    emphasis: 'over 1 million people',
    ...basis,
  },
  rating: { text: 'Rated 4.8 out of 5', detail: 'by 9,412 people', score: 4.8, outOf: 5, ...basis },
  duration: { text: 'Takes 60 seconds. Stop any time.', emphasis: '60 seconds', ...basis },
} as const;
const brand = { ...siteContent().brand, tagline: 'Live more. Stress less.' };
const urgent = [{ path: '/help/bailiffs', homeLabel: 'Bailiffs have been, or are coming' }];
const html = htmlOf(<HomePage brand={brand} claims={claims} urgent={urgent} />);
const words = wordsOf(html);
const without = htmlOf(
  <HomePage brand={brand} claims={{ helped: null, rating: null, duration: null }} urgent={[]} />,
);

describe('the home page', () => {
  it('opens with the tagline (SH-003, SH-010)', () => {
    expect(wordsOf(/<h1[^>]*>.*?<\/h1>/.exec(html)?.[0] ?? '')).toBe('Live more. Stress less.');
  });

  it('leads into the questions by a link that needs no script (SH-010)', () => {
    expect(html).toMatch(/<a[^>]*href="\/start"[^>]*>See what could help/);
  });

  it('shows the claim, the rating picture and the 60 seconds (SH-004, SH-005, SH-007, SH-008)', () => {
    expect(words).toContain('over 1 million people');
    expect(words).toContain('start to become debt free, write off unaffordable debts, claim extra benefits');
    expect(words).toContain('Rated 4.8 out of 5');
    expect(words).toContain('60 seconds');
  });

  it('hides each claim that has no source', () => {
    const plain = wordsOf(without);
    for (const claim of ['over 1 million', '60 seconds']) expect(plain).not.toContain(claim);
    expect(without.slice(0, without.indexOf('<footer'))).not.toContain('Rated');
  });

  it('never shows more stars than the rating has (SH-004)', () => {
    const rated = (score: number) =>
      htmlOf(
        <HomePage
          brand={brand}
          claims={{ helped: null, duration: null, rating: { ...claims.rating, score } }}
          urgent={[]}
        />,
      );
    const stars = (score: number) =>
      rated(score)
        .split('<footer')[0]
        ?.match(/class="icon"/g)?.length ?? 0;
    expect(stars(4) - stars(3)).toBe(1);
    expect(stars(4.4)).toBe(stars(4));
    expect(stars(4.8)).toBe(stars(5));
  });

  it('has logos that lead home, in header and footer (SH-009)', () => {
    const [top = '', bottom = ''] = html.split('<footer');
    expect(top).toMatch(/<header[\s\S]*<a[^>]*href="\/"/);
    expect(bottom).toMatch(/<a[^>]*href="\/"/);
  });

  it('says what it does not advise on, with the free service beside it (SH-006, SH-018)', () => {
    expect(words).toContain('We do not lend money, and we do not advise on pensions or mortgages.');
    expect(html).toContain('MoneyHelper</a>');
  });

  it('leads to help for what cannot wait', () => {
    expect(html).toMatch(/<a[^>]*href="\/help\/bailiffs"/);
  });
});
