import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Spinner } from './feedback/Spinner.tsx';
import { closeLead, motion } from './motion.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const tokens = readFileSync(`${folder}/tokens.css`, 'utf8');
const styleSheets = globSync('**/*.css', { cwd: folder });

function token(name: string): string | undefined {
  return new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];
}

describe('fixed times', () => {
  it.each(Object.entries(motion))(
    '%s lasts as long in style sheets as in script (BC-006, BC-007)',
    (name, ms) => {
      expect(token(`d-${name}`)).toBe(`${ms}ms`);
    },
  );

  it('are those of the specification (BC-006, BC-007)', () => {
    expect(motion).toEqual({
      card: 200,
      accordion: 200,
      drawer: 200,
      modal: 250,
      panel: 250,
      chat: 275,
      tooltip: 500,
      cta: 500,
      spinner: 1000,
    });
  });

  it('let a layer tell its owner shortly before the fade-out ends', () => {
    expect(closeLead).toBeGreaterThan(0);
    expect(closeLead).toBeLessThan(motion.modal / 5);
  });
});

describe('layout', () => {
  /** The specification's xxs, xs, sm, md, lg, xl and xxl: the smallest width of each range in px. */
  const breakpoints = [0, 360, 576, 768, 1000, 1200, 1400];

  it.each(styleSheets)('%s changes its layout at the widths of the specification only (BC-004)', file => {
    const widths = [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\((min|max)-width: (\d+)px\)/g)];
    for (const [, edge, px] of widths) expect(breakpoints).toContain(Number(px) + (edge === 'max' ? 1 : 0));
  });

  it('keeps the widths of page, modal and side panel, and the height of the menu of matches (BC-005)', () => {
    expect([token('page'), token('modal'), token('panel')]).toEqual(['1000px', '736px', '30rem']);
    const rule = (file: string, selector: string) =>
      readFileSync(`${folder}/${file}`, 'utf8').split(selector)[1]?.split('}')[0];
    expect(rule('base.css', '\n.wrap {')).toContain('max-width: calc(var(--page) + var(--gutter) * 2)');
    expect(rule('layers/Layer.module.css', '.modal {')).toContain('max-width: var(--modal)');
    expect(rule('layers/Layer.module.css', '@media (min-width: 768px) {\n  .panel {')).toContain(
      'width: var(--panel)',
    );
    expect(rule('inputs/Combobox.module.css', 'five matches. */')).toContain('max-height: 15.25rem');
  });

  it('lets a spinner show at once, and turn once in its second (BC-008)', () => {
    const sheet = readFileSync(`${folder}/feedback/Spinner.module.css`, 'utf8');
    expect(sheet).toMatch(/\.ring \{[^}]*animation: turn var\(--d-spinner\) linear infinite;/u);
    expect(sheet).not.toMatch(/animation-delay|transition-delay|visibility|opacity/u);
    expect(sheet).toContain('transform: rotate(1turn)');
    expect(renderToStaticMarkup(createElement(Spinner, { label: 'Saving', showLabel: true }))).toContain(
      'Saving',
    );
  });
});
