import * as router from 'react-router';
import type { Plugin } from 'vite';

const ROUTER = 'react-router';
const NOTHING = '\0no-router';
/** The modules that render documents while the site is built. */
const DOCUMENTS = /\/web\/app\/(routes\/\w+\.tsx|root\.tsx|documentKind\.ts)(\?|$)/;

/**
 * The documents are rendered with the router's framework, and the browser runs none of it. But the framework also
 * builds the modules of the documents for the browser, and what they import from the router would end up in the app's
 * files. In that build, this plugin replaces the router with an empty module.
 */
export function documentsApart(): Plugin {
  return {
    name: 'documents-apart',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    resolveId(source, importer) {
      return source === ROUTER && importer && DOCUMENTS.test(importer) ? NOTHING : null;
    },
    load(id) {
      if (id !== NOTHING) return null;
      return Object.keys(router)
        .map(name => `export const ${name} = () => {};`)
        .join('\n');
    },
  };
}
