import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LinearProgress } from './LinearProgress.tsx';
import { PercentageProgress } from './PercentageProgress.tsx';
import { RadialProgress } from './RadialProgress.tsx';

describe('progress', () => {
  it('linear numbers the sections and ticks each complete one (JN-053)', () => {
    const html = renderToStaticMarkup(
      <LinearProgress
        current={2}
        sections={[
          { name: 'Home', complete: true },
          { name: 'Money', complete: false },
          { name: 'Last', complete: true },
        ]}
      />,
    );
    expect(html.split('<svg').length - 1).toBe(2);
    expect(html.split(', completed').length - 1).toBe(2);
    expect(html).toMatch(/aria-current="step"><span[^>]*>2<\/span>/);
    expect(html).toContain('2<!-- --> of <!-- -->3'.replaceAll('<!-- -->', ''));
  });

  it('linear names no section once all of them are behind (WT-029)', () => {
    const html = renderToStaticMarkup(
      <LinearProgress
        current={3}
        sections={[
          { name: 'Home', complete: true },
          { name: 'Money', complete: true },
        ]}
      />,
    );
    expect(html).toContain('2 of 2 done');
    expect(html).not.toContain('aria-current');
  });

  it('radial shows home, section name and "n of m" (JN-052)', () => {
    const html = renderToStaticMarkup(
      <RadialProgress sectionName="Your money" current={3} total={6} homeHref="/dashboard" />,
    );
    expect(html).toContain('href="/dashboard"');
    expect(html).toContain('Your money');
    expect(html).toContain('3 of 6');
    expect(html).toContain('role="img" aria-label="Section 3 of 6"');
  });

  it('percentage shows logos, Back and a named value (JN-054)', () => {
    const html = renderToStaticMarkup(
      <PercentageProgress value={0.425} logos={['Logo']} onBack={() => {}} />,
    );
    expect(html).toContain('Logo');
    expect(html).toContain('Back');
    expect(html).toMatch(/role="progressbar" aria-label="Progress" aria-valuenow="43"/);
  });

  it.each([
    [-1, 0],
    [2, 100],
  ])('keeps a value of %s inside the bar', (value, percent) => {
    expect(renderToStaticMarkup(<PercentageProgress value={value} logos={[]} />)).toContain(
      `aria-valuenow="${percent}"`,
    );
  });
});
