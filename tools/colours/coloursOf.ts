/** A colour of the design tokens: its name in style sheets, and its value in six hexadecimal digits. */
export interface TokenColour {
  readonly token: string;
  readonly value: string;
}

/**
 * The raw colours of the design tokens in the light scheme, which are those of the first `:root`.
 *
 * @param tokens the text of design-system/tokens.css
 */
export function rawColours(tokens: string): readonly TokenColour[] {
  const [, root = ''] = /^:root \{(.*?)^\}/msu.exec(tokens) ?? [];
  return [...root.matchAll(/--([\w-]+): (#[\da-f]{3}(?:[\da-f]{3})?);/giu)].map(
    ([, token = '', value = '']) => ({ token, value: sixDigits(value) }),
  );
}

/** A colour in the form used to compare colours: six digits, in lower case. */
export function sixDigits(colour: string): string {
  const digits = colour.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits}`;
}

/** The colours used where no style sheet is read. */
const TAKEN = [
  'white',
  'mist',
  'ripple',
  'pond',
  'line',
  'ink',
  'ink-2',
  'edge',
  'canal',
  'canal-deep',
  'loose-deep',
  'loose-tint',
  'lamp',
  'orange',
  'orange-tint',
  'green',
  'green-tint',
  'cat-2',
  'cat-3',
  'cat-4',
] as const;

/**
 * The source of the colours file, for code that cannot read a style sheet. Each colour is a constant of its own, so
 * that a bundle contains only the ones it uses. Throws for a colour that the tokens lack.
 *
 * @param tokens the text of design-system/tokens.css
 */
export function coloursFile(tokens: string): string {
  const raw = new Map(rawColours(tokens).map(({ token, value }) => [token, value]));
  const lines = TAKEN.map(token => {
    const value = raw.get(token);
    if (value === undefined) throw new Error(`tokens.css has no colour --${token}.`);
    return `export const ${nameOf(token)} = '${value}';`;
  });
  return `/** Colours of design-system/tokens.css. Made from it by \`npm run colours\`. */\n${lines.join('\n')}\n`;
}

/** `canal-deep` becomes `canalDeep`, `ink-2` becomes `ink2`. */
function nameOf(token: string): string {
  return token.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
}
