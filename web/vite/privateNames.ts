import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const CODE = /\.[cm]?[jt]sx?$/;

/**
 * Makes ordinary, short names of private ones (`#waiting`) in the browser's build. Browsers at the floor do not read
 * private names, and what a compiler makes of them for those is a kilobyte that every browser would load. That nobody
 * reaches them from outside, the types have seen to.
 */
export function privateNames(): Plugin {
  return {
    name: 'private-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    transform(code, id) {
      return CODE.test(id) && /#[a-z_]/i.test(code) ? { code: withOrdinaryNames(code, id), map: null } : null;
    },
  };
}

/**
 * @param id path of the file: its ending says in which language it is
 * @returns the same code, its private names as `_0`, `_1` … in the order in which they first appear
 * @throws {Error} if a class with private names has a parent of ours, which might use the same names
 */
export function withOrdinaryNames(code: string, id: string): string {
  const places: { start: number; end: number; name: string }[] = [];
  let child = false;
  const { program } = parseSync(id, code);
  const hasParent = ({ superClass }: ESTree.Class) => {
    child ||= superClass !== null && !(superClass.type === 'Identifier' && superClass.name in globalThis);
  };
  new Visitor({
    'PrivateIdentifier:exit': ({ start, end, name }) => {
      places.push({ start, end, name });
    },
    'ClassDeclaration:exit': hasParent,
    'ClassExpression:exit': hasParent,
  }).visit(program);
  if (places.length > 0 && child) throw new Error(`${id}: a class with a parent may have no private names`);
  const names = [...new Set(places.map(({ name }) => name))];
  let made = '';
  let from = 0;
  for (const { start, end, name } of places) {
    made += `${code.slice(from, start)}_${names.indexOf(name).toString(36)}`;
    from = end;
  }
  return made + code.slice(from);
}
