import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { namedDrawings } from './named.ts';

const require = createRequire(import.meta.url);

function original(name: string): string {
  const file = name.endsWith('-fill') ? `fill/${name}.svg` : `bold/${name}-bold.svg`;
  const svg = readFileSync(require.resolve(`@phosphor-icons/core/assets/${file}`), 'utf8');
  return [...svg.matchAll(/ d="([^"]+)"/g)].map(match => match[1]).join('');
}

describe('icon drawings', () => {
  it.each(Object.entries(namedDrawings))('%s is the drawing of the icon set', (name, drawing) => {
    expect(drawing).toBe(original(name));
  });
});
