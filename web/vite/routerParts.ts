import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Parts of the router that ours replace in the browser's build, by their place in its package:
 * - its loading of route modules reloads the page whenever one does not arrive, again and again when it is truly
 *   missing, and into the browser's offline page when the connection is gone;
 * - its instrumentation is for watching the router, which nobody does here.
 */
const REPLACED: Readonly<Record<string, string>> = {
  'lib/dom/ssr/routeModules.js': '../app/loadRouteModule.ts',
  'lib/router/instrumentation.js': '../app/noInstrumentation.ts',
};

/** Puts our parts in. Fails the build when the router no longer has one of those they replace. */
export function routerParts(): Plugin {
  const found = new Set<string>();
  return {
    name: 'router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    async resolveId(source, importer, options) {
      const fromBrowserPart =
        importer?.includes('/react-router/dist/') && !importer.includes('/server-runtime/');
      if (!fromBrowserPart || !source.startsWith('.')) return null;
      const theirs = await this.resolve(source, importer, { ...options, skipSelf: true });
      const [place, ours] = Object.entries(REPLACED).find(([part]) => theirs?.id.endsWith(`/${part}`)) ?? [];
      if (!place || !ours) return null;
      found.add(place);
      return fileURLToPath(new URL(ours, import.meta.url));
    },
    buildEnd(error) {
      const missing = Object.keys(REPLACED).filter(part => !found.has(part));
      if (!error && missing.length > 0)
        this.error(`React Router has changed: see vite/routerParts.ts about ${missing}`);
    },
  };
}
