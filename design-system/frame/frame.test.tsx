import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleFooter } from '../gallery/GalleryFrame.tsx';
import { AdviceHeader } from './AdviceHeader.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SlimFooter } from './SlimFooter.tsx';
import { TipBox } from './TipBox.tsx';

const count = (html: string, part: string) => html.split(part).length - 1;

describe('tip box', () => {
  it.each(['Purple Thing', 'Plain', 'Wavey Man'] as const)(
    'shows heading and tips in the style %s (SH-016)',
    tipStyle => {
      const html = renderToStaticMarkup(
        <TipBox tipStyle={tipStyle} heading="Good to know" tips={['One', 'Two']} />,
      );
      expect(html).toContain('<h2');
      expect(count(html, '<li>')).toBe(2);
      expect(html.includes('<img')).toBe(tipStyle !== 'Plain');
    },
  );

  it('never shows more than four tips', () => {
    expect(
      count(renderToStaticMarkup(<TipBox heading="Tips" tips={['1', '2', '3', '4', '5']} />), '<li>'),
    ).toBe(4);
  });

  it('renders nothing without tips', () => {
    expect(renderToStaticMarkup(<TipBox heading="Tips" tips={[]} />)).toBe('');
  });
});

describe('header', () => {
  const nothing = () => {};

  it('leads home by its logo and shows Logout (SH-009, SH-014)', () => {
    const html = renderToStaticMarkup(<Header brandName="Towpath" onLogout={nothing} />);
    expect(html).toContain('href="/"');
    expect(html).toContain('>Logout</button>');
    expect(html).not.toContain('>Close</button>');
  });

  it('shows Close as well in a pop-up window (SH-014)', () => {
    expect(
      renderToStaticMarkup(<Header brandName="Towpath" onLogout={nothing} onClose={nothing} />),
    ).toContain('>Close</button>');
  });

  it('puts the skip link first', () => {
    expect(renderToStaticMarkup(<Header brandName="Towpath" />)).toMatch(
      /^<a[^>]* href="#main">Skip to main content/,
    );
  });

  it('of advice says "Your Advice" beside a home icon that leads to the dashboard (JN-051)', () => {
    const html = renderToStaticMarkup(<AdviceHeader brandName="Towpath" />);
    expect(html).toContain('href="/dashboard"');
    expect(html).toContain('Your Advice');
  });
});

describe('footer', () => {
  it('shows logo to home, menu, follow-us links, rich text and badges (SH-009, SH-018, SH-020)', () => {
    const html = renderToStaticMarkup(<Footer content={sampleFooter} brandName="Towpath" />);
    for (const part of [
      'href="/"',
      'aria-label="Footer"',
      'aria-label="Follow us"',
      'Facebook',
      'Complaints',
      'MoneyHelper',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).toContain(sampleFooter.review_logo_alt_text);
    expect(html).toContain(sampleFooter.disability_confident_logo_alt_text);
  });

  it('shows logos as pictures with their texts when content gives addresses (SH-018, SH-020)', () => {
    const content = {
      ...sampleFooter,
      brand_logo: '/logo.svg',
      brand_logo_alt_text: 'Home',
      review_logo: '/stars.png',
    };
    const html = renderToStaticMarkup(<Footer content={content} brandName="Towpath" />);
    expect(html).toContain('<img src="/logo.svg" alt="Home"/>');
    expect(html).toMatch(/<img[^>]*src="\/stars.png"[^>]*alt="Reviews by people we helped"/);
  });

  it('is one line and a few links in its slim form', () => {
    const html = renderToStaticMarkup(
      <SlimFooter links={[{ label: 'Privacy', url: '/privacy' }]}>Text of the step</SlimFooter>,
    );
    expect(html).toMatch(/Text of the step.*<nav[^>]*aria-label="Footer"><a[^>]*href="\/privacy"/);
  });
});
