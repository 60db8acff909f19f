import { describe, expect, it } from 'vitest';
import { withFacts } from './withFacts.ts';

const ALL = {
  trial: true,
  'credit-search': true,
  'address-lookup': true,
  'text-messages': true,
  'offline-pages': true,
};
const STRIP = '<aside class="a" data-if="trial" aria-label="b"><p>Trial.</p></aside>';
const EITHER =
  '<li><span data-if="credit-search">Search.</span><span data-unless="credit-search" hidden="">Type.</span></li>';
const page = (body: string) => `<html><head lang="en"></head><body>${body}<p>All.</p></body></html>`;

describe('a page that depends on the start', () => {
  it('shows the strip in a trial and has none in production (HO-064)', () => {
    expect(withFacts(page(STRIP), ALL)).toBe(page(STRIP));
    expect(withFacts(page(STRIP), { ...ALL, trial: false })).toBe(page(''));
  });

  it('says what is there, or what there is instead (HO-063)', () => {
    expect(withFacts(page(EITHER), ALL)).toBe(page('<li><span data-if="credit-search">Search.</span></li>'));
    expect(withFacts(page(EITHER), { ...ALL, 'credit-search': false })).toContain(
      '<li><span>Type.</span></li>',
    );
  });

  it('tells the app what is off, and only then (HO-063)', () => {
    expect(withFacts(page(''), { ...ALL, trial: false })).not.toContain('<meta');
    const html = withFacts(page(''), { ...ALL, 'credit-search': false, 'text-messages': false });
    expect(html).toContain('<head lang="en"><meta name="off" content="credit-search text-messages"></head>');
  });

  it('is refused when it depends on something that nobody knows', () => {
    expect(() => withFacts(page('<p data-if="credit">a</p>'), ALL)).toThrow("depends on 'credit'");
  });
});
