import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\//;
/** Such as `Link.displayName = "Link";`, which is only for debugging. */
const NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** A component or context declared at the start of a line. */
const MADE = /^(?<made>(?:const|let|var) \w+ = )(?=[\w$]+\.(?:forwardRef|createContext)\()/gm;

/**
 * The router sets debugging names on its links and forms at load time. A bundler treats that as a side effect and
 * keeps them all, with everything they use, although the app renders none of them. In the browser's build the names
 * are removed, so that unused components go too.
 */
export function namesApart(): Plugin {
  return {
    name: 'names-apart',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      return { code: code.replace(NAME, '').replace(MADE, '$<made>/* @__PURE__ */ '), map: null };
    },
  };
}
