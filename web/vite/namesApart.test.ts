import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { namesApart } from './namesApart.ts';

const ROUTER = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

function transformed(id: string, code: string): string {
  const { transform } = namesApart();
  return (transform as (code: string, id: string) => { code: string } | null)(code, id)?.code ?? 'left alone';
}

it('removes the names of the router’s components, so that unused ones are left out (HO-120)', () => {
  for (const file of ['dom/lib.js', 'dom/ssr/components.js', 'context.js']) {
    const id = join(ROUTER, 'dist', 'production', 'lib', file);
    const code = readFileSync(id, 'utf8');
    expect(code).toMatch(/^\w+\.displayName = /m);
    expect(transformed(id, code)).not.toMatch(/^\w+\.displayName = /m);
    expect(transformed(id, code)).not.toMatch(/^const \w+ = [\w$]+\.(forwardRef|createContext)\(/m);
  }
});

it('leaves our own code alone', () => {
  expect(transformed('/web/shell/AppLink.tsx', 'AppLink.displayName = "Link";')).toBe('left alone');
});
