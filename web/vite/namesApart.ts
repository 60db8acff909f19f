import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\//;
/** `Link.displayName = "Link";`, for people who debug. */
const NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** A component or context at the head of its file. */
const MADE = /^(?<made>(?:const|let|var) \w+ = )(?=[\w$]+\.(?:forwardRef|createContext)\()/gm;

/**
 * The router sets debugging names on its links and forms at load time, which a bundler treats as a side
 * effect: it keeps them all, and everything they use, though the app draws none. The browser's build drops
 * the names, and with them what nobody uses.
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
