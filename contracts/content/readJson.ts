import type { ContentProblem, ContentProblems } from './problem.ts';
import { pathText } from './values.ts';

/** No file needs so many lists and objects inside one another, and what walks through a file has to come to an end. */
const DEEPEST = 50;
const SPACES = /[ \t\r\n]*/uy;
const TOKEN =
  /[{}[\],:]|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null/uy;

/**
 * Reads JSON as a person writes it: with the place of whatever is wrong, and every name of an object that stands there
 * twice, of which `JSON.parse` would take the last without a word. A mark at the start, as some editors leave one, is
 * no fault.
 *
 * @returns the value, undefined where it cannot be read; and what is wrong, each in one line with line and column
 */
export function readJson(text: string): { readonly value: unknown; readonly problems: ContentProblems } {
  const json = text.replace(/^\uFEFF/u, '');
  const problems: ContentProblem[] = [];
  const lost = json.indexOf('\uFFFD');
  // Whatever bytes are not UTF-8 were read as this sign.
  if (lost >= 0) {
    const problem = `is not UTF-8 (${placeIn(json, lost)}): save it as UTF-8`;
    problems.push({ place: '', problem });
  }
  try {
    new Walk(json, problems).whole();
    return { value: JSON.parse(json), problems };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    // Of a file in an encoding of its own there is nothing more to say.
    if (fault.at !== lost)
      problems.push({ place: '', problem: `${fault.message} (${placeIn(json, fault.at)})` });
    return { value: undefined, problems };
  }
}

function placeIn(json: string, at: number): string {
  const lines = json.slice(0, at).split('\n');
  return `line ${lines.length} column ${(lines.at(-1) ?? '').length + 1}`;
}

/** What nothing can be read after. */
class Fault extends Error {
  readonly at: number;
  constructor(problem: string, at: number) {
    super(problem);
    this.at = at;
  }
}

/** Goes through JSON once, from its start. */
class Walk {
  readonly #json: string;
  readonly #problems: ContentProblem[];
  /** What stands next, and where. */
  #token = '';
  #at = 0;

  constructor(json: string, problems: ContentProblem[]) {
    this.#json = json;
    this.#problems = problems;
    this.#next();
  }

  whole(): void {
    this.#value([]);
    if (this.#at < this.#json.length) throw this.#fault('nothing more');
  }

  #value(path: readonly PropertyKey[]): void {
    if (path.length > DEEPEST) throw new Fault('is nested too deep', this.#at);
    if (this.#take('{')) this.#object(path);
    else if (this.#take('[')) this.#list(path);
    else if (/^["\w-]/u.test(this.#token)) this.#next();
    else throw this.#fault('a value');
  }

  #list(path: readonly PropertyKey[]): void {
    if (this.#take(']')) return;
    let index = 0;
    do {
      this.#value([...path, index]);
      index += 1;
    } while (this.#take(','));
    if (!this.#take(']')) throw this.#fault("',' or ']'");
  }

  #object(path: readonly PropertyKey[]): void {
    if (this.#take('}')) return;
    const names = new Set<string>();
    do {
      if (!this.#token.startsWith('"')) throw this.#fault('a name between quotes');
      const name = String(JSON.parse(this.#token));
      if (names.has(name)) {
        const problem = `stands here twice (${placeIn(this.#json, this.#at)}): leave one out`;
        this.#problems.push({ place: pathText([...path, name]), problem });
      }
      names.add(name);
      this.#next();
      if (!this.#take(':')) throw this.#fault("':'");
      this.#value([...path, name]);
    } while (this.#take(','));
    if (!this.#take('}')) throw this.#fault("',' or '}'");
  }

  #take(sign: string): boolean {
    if (this.#token !== sign) return false;
    this.#next();
    return true;
  }

  #next(): void {
    this.#at += this.#token.length;
    this.#at += this.#match(SPACES).length;
    const token = this.#match(TOKEN);
    this.#token = token.startsWith('"') && !isText(token) ? '' : token;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#json)?.[0] ?? '';
  }

  #fault(wanted: string): Fault {
    const isOpen = this.#token === '' && this.#json[this.#at] === '"';
    return new Fault(
      isOpen
        ? 'is not JSON: a text that begins here is not ended in its line, or has a sign that JSON has not'
        : `is not JSON: here must be ${wanted}`,
      this.#at,
    );
  }
}

/** Whether a text has only signs that JSON has. */
function isText(token: string): boolean {
  try {
    return typeof JSON.parse(token) === 'string';
  } catch {
    return false;
  }
}
