import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { noRouter } from './noRouter.ts';

/** What the router's framework loads into a page under live reload. */
const framework = join(
  dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
  'dist',
);
const source = readFileSync(join(framework, 'static', 'refresh-utils.mjs'), 'utf8');

/** Runs it in a page, tells it of an edited component, and of an edited page if one is named. */
async function edit(before: string, page?: string): Promise<readonly string[]> {
  const done: string[] = [];
  const handlers = new Map<string, (update: unknown) => unknown>();
  const context = createContext({
    setTimeout,
    clearTimeout,
    hot: { on: (name: string, handler: (update: unknown) => unknown) => handlers.set(name, handler) },
    exports: { performReactRefresh: () => done.push('drawn') },
    process: { on: () => undefined },
  });
  runInContext('globalThis.window = globalThis', context);
  runInContext(before, context);
  runInContext(source.replaceAll('import.meta.hot', 'hot').replaceAll(/^export /gm, ''), context);
  if (page !== undefined) {
    runInContext(`window.__reactRouterRouteModuleUpdates.set('${page}', { default: () => null })`, context);
    await handlers.get('react-router:hmr')?.({ route: { id: page } });
  }
  // The framework waits a moment for more changes, and then for its router.
  const fault = new Promise<string>(resolve =>
    process.once('unhandledRejection', one => resolve(String(one))),
  );
  runInContext('exports.enqueueUpdate()', context);
  await Promise.race([
    fault,
    expect
      .poll(() => done, { timeout: 1000 })
      .toEqual(['drawn'])
      .catch(() => undefined),
  ]);
  return done;
}

describe('a component that is edited under live reload', () => {
  it('is drawn in the open page, as is one that a page of the framework is made of (IS-152)', async () => {
    expect(await edit(noRouter)).toEqual(['drawn']);
    expect(await edit(noRouter, 'routes/login')).toEqual(['drawn']);
  });
});
