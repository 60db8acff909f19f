import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const replaced = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;

/**
 * Puts our own loading of route modules in the place of the router's. The router's reloads the page whenever a
 * module does not arrive: again and again when it is truly missing, and into the browser's offline page when the
 * connection is gone. Fails the build if the router no longer has the module that this replaces.
 */
export function routeModuleLoading(): Plugin {
  const ours = fileURLToPath(new URL('../app/loadRouteModule.ts', import.meta.url));
  let found = false;
  return {
    name: 'route-module-loading',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    async resolveId(source, importer, options) {
      if (!source.endsWith('/routeModules.js')) return null;
      const theirs = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!theirs || !replaced.test(theirs.id)) return null;
      found = true;
      return ours;
    },
    buildEnd(error) {
      if (!error && !found)
        this.error('React Router loads its route modules in another way now: see vite/routeModuleLoading.ts');
    },
  };
}
