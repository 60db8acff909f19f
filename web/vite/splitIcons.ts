import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'([^']*\/drawings\.generated\.ts)';/g;
const ONE = /^(.*\/drawings\.generated\.ts)\?one=(\w+)$/;

/**
 * All icons are constants of one generated file, and a bundler does not split a file. In the browser's build this
 * imports each icon separately, so that a page loads only the icons it shows.
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

/** Types are left out, since the built code has none. */
function oneByOne(names: string, file: string): string {
  return names
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && !name.startsWith('type '))
    .map(name => `import { ${name} } from '${file}?one=${name.split(' ')[0]}';`)
    .join('');
}
