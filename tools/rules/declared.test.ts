import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles, WORKSPACES } from '../sourceFiles.ts';
import { nodes, parse, type SyntaxNode } from '../syntax.ts';

type Manifest = Readonly<
  Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>
> & {
  readonly name: string;
};

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
const named = ({ dependencies = {}, devDependencies = {} }: Manifest) => [
  ...Object.keys(dependencies),
  ...Object.keys(devDependencies),
];

const TEST = /\.test\.tsx?$|\/(testing|random)\/|\/vitest\.config\.ts$/;
/** Names of virtual modules, which a build tool provides. */
const MADE_UP = /^(virtual:|\+|\0)/;
/** Packages for tests, which all workspaces may use. */
const FOR_TESTS = named(manifestIn('.'));

/** What a file imports, by any form of import. */
function importsOf(file: string): string[] {
  const { module } = parse(readFileSync(join(root, file), 'utf8'), file.endsWith('x'));
  return [...nodes(module)].flatMap(node => {
    const source = (
      node.type === 'CallExpression' && (node.callee as SyntaxNode).type === 'Import'
        ? (node.arguments as { expression: SyntaxNode }[])[0]?.expression
        : node.source
    ) as SyntaxNode | undefined;
    return source?.type === 'StringLiteral' ? [String(source.value)] : [];
  });
}

/** The package of an import; undefined for a relative import, for Node's own modules and for virtual ones. */
function packageOf(imported: string): string | undefined {
  if (imported.startsWith('.') || imported.startsWith('/') || isBuiltin(imported) || MADE_UP.test(imported)) {
    return undefined;
  }
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Every file of the workspaces, with its imports. */
const read = sourceFiles(['.ts', '.tsx', '.mjs']).map(file => ({ file, imports: importsOf(file) }));
const filesOf = (workspace: string) => read.filter(({ file }) => file.startsWith(`${workspace}/`));

describe('a workspace', () => {
  it('is looked at whole', () => {
    expect(read.flatMap(({ imports }) => imports).length).toBeGreaterThan(3000);
  });

  it.each(WORKSPACES)('%s names all that it imports (HO-066)', workspace => {
    const manifest = manifestIn(workspace);
    const declared = new Set([manifest.name, ...named(manifest)]);
    const missing = filesOf(workspace)
      .flatMap(({ file, imports }) => imports.map(imported => ({ file, needs: packageOf(imported) })))
      .filter(
        ({ file, needs }) => needs && !declared.has(needs) && !(TEST.test(file) && FOR_TESTS.includes(needs)),
      );
    expect(missing).toEqual([]);
  });

  it.each(WORKSPACES)('%s names no workspace that it does not import (HO-066)', workspace => {
    const used = new Set(filesOf(workspace).flatMap(({ imports }) => imports.map(packageOf)));
    expect(
      named(manifestIn(workspace)).filter(name => name.startsWith('@towpath/') && !used.has(name)),
    ).toEqual([]);
  });

  it.each(WORKSPACES)('%s reaches the files of another by its name alone (HO-066)', workspace => {
    const reached = filesOf(workspace).flatMap(({ file, imports }) =>
      imports
        .filter(imported => imported.startsWith('.'))
        .map(imported => normalize(join(file, '..', imported))),
    );
    const others = WORKSPACES.filter(other => other !== workspace);
    expect(reached.filter(path => others.some(other => path.startsWith(`${other}/`)))).toEqual([]);
  });
});
