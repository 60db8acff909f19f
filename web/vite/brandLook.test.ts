import { readFileSync } from 'node:fs';
import { iconOf } from '@towpath/contracts/content/brandIcon.ts';
import { TOKENS } from '@towpath/contracts/content/brandLook.ts';
import { expect, it } from 'vitest';
import { inColours } from './brandLook.ts';
import { siteContent } from './siteContent.ts';

const tokens = readFileSync(new URL('../../design-system/tokens.css', import.meta.url), 'utf8');
const { brand } = siteContent();
const [light = ''] = tokens.split('\n:root[data-theme');

it('every colour of the brand takes the place of its tokens, and nothing is left of the old ones (IS-250)', () => {
  const names = Object.keys(TOKENS) as (keyof typeof TOKENS)[];
  const other = Object.fromEntries(
    names.map((name, index) => [name, `#0000${10 + index}`]),
  ) as typeof brand.colours;
  const [made = ''] = inColours(tokens, other).split('\n:root[data-theme');
  for (const name of names) {
    for (const token of TOKENS[name]) expect(made).toContain(`--${token}: ${other[name]};`);
    const old =
      /--[\w-]+: (#[\da-f]+);/u.exec(light.slice(light.indexOf(`--${TOKENS[name][0]}:`)))?.[1] ?? 'none';
    expect(made, name).not.toContain(old);
  }
});

it('the colours that the design was drawn in leave it as it is (IS-250)', () => {
  const drawn = Object.fromEntries(
    Object.entries(TOKENS).map(([name, [token]]) => [
      name,
      new RegExp(`--${token}: (#[\\da-f]{6});`, 'u').exec(light)?.[1] ?? 'none',
    ]),
  ) as typeof brand.colours;
  expect(inColours(tokens, drawn)).toBe(tokens);
});

it('the icon is the mark of the brand on a tile of its colour (IS-250)', () => {
  const icon = iconOf([{ path: 'M1 1h9', lineWidth: 2 }], ['M3 3h3'], {
    ...brand.colours,
    main: '#123456',
    highlight: '#fedcba',
  });
  expect(icon).toContain('fill="#123456"');
  expect(icon).toContain('<path d="M1 1h9" fill="none" stroke="#ffffff" stroke-width="2"');
  expect(icon).toContain('<path d="M3 3h3" fill="#fedcba"/>');
});
