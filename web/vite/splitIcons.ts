import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'([^']*\/drawings\.generated\.ts)';/g;
const ONE = /^(.*\/drawings\.generated\.ts)\?one=(\w+)$/;

/**
 * All icon drawings are constants of one generated file, and a bundler keeps a file in one piece. In the browser's
 * build this takes each drawing on its own, so that a page loads the drawings it draws and no others.
 */
export function splitIcons(): Plugin {
  return {
    name: 'icons-apart',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    transform(code) {
      if (!code.includes('/drawings.generated.ts')) return null;
      return {
        code: code.replace(IMPORT, (_, names: string, file: string) => oneByOne(names, file)),
        map: null,
      };
    },
    async load(id) {
      const [, file, name] = ONE.exec(id) ?? [];
      if (!file) return null;
      const drawing = new RegExp(`^export const ${name}\\b.*? = ('[^']*');$`, 'm').exec(
        await readFile(file, 'utf8'),
      );
      if (!drawing) return this.error(`There is no drawing '${name}' in ${file}`);
      return `export const ${name} = ${drawing[1]};`;
    },
  };
}

/** Types are left out: they are gone from the finished code. */
function oneByOne(names: string, file: string): string {
  return names
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && !name.startsWith('type '))
    .map(name => `import { ${name} } from '${file}?one=${name.split(' ')[0]}';`)
    .join('');
}
