import { readFileSync } from 'node:fs';

const LIST = new URL('../.browserslistrc', import.meta.url);
const LINE = /^(chrome|edge|firefox|safari|ios_saf) >= ([\d.]+)$/;

/** The oldest version of each browser that the pages are made for, by its name in the list. */
export type Floor = Readonly<Record<string, string>>;

/**
 * Reads `.browserslistrc`, of which only plain lines such as `chrome >= 88` are used.
 *
 * @throws {Error} on a line that says it in another way, or the build would silently be for other browsers
 */
export function floorOf(list: string = readFileSync(LIST, 'utf8')): Floor {
  const lines = list.split('\n').filter(line => line.trim() !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map(line => {
      const [, name, version] = LINE.exec(line.trim()) ?? [];
      if (name === undefined || version === undefined) throw new Error(`.browserslistrc: "${line}"`);
      return [name, version];
    }),
  );
}

/** The browsers of the floor, as the bundler names them: `ios14.5`. */
export function styleTargets(floor: Floor): string[] {
  return Object.entries(floor).map(([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`);
}

/**
 * The same for code, except that Chrome and Edge count as 91. Until then they get one thing wrong that is new since
 * 80, a spread into a call that may not happen, `maybe?.(...all)`, and for its sake each `?.` would be written out in
 * full. A test of the built code sees to it that there is none.
 */
export function codeTargets(floor: Floor): string[] {
  return styleTargets(floor).map(target =>
    target.replace(/^(chrome|edge)(88|89|90)$/, (_, name) => `${name}91`),
  );
}
