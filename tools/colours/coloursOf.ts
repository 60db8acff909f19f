/** A colour of the tokens: what style sheets call it, and its value in six digits. */
export interface TokenColour {
  readonly token: string;
  readonly value: string;
}

/**
 * The raw colours of the design tokens, as they are in light: those of the first `:root`.
 *
 * @param tokens the text of design-system/tokens.css
 */
export function rawColours(tokens: string): readonly TokenColour[] {
  const [, root = ''] = /^:root \{(.*?)^\}/msu.exec(tokens) ?? [];
  return [...root.matchAll(/--([\w-]+): (#[\da-f]{3}(?:[\da-f]{3})?);/giu)].map(
    ([, token = '', value = '']) => ({ token, value: sixDigits(value) }),
  );
}

/** A colour as colours are compared: six digits, in small letters. */
export function sixDigits(colour: string): string {
  const digits = colour.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits}`;
}

/** The colours that are shown where no style sheet is read. */
const TAKEN = [
  'white',
  'mist',
  'ripple',
  'line',
  'ink',
  'ink-2',
  'canal',
  'canal-deep',
  'loose-deep',
  'loose-tint',
  'orange',
  'orange-tint',
  'green',
  'green-tint',
] as const;

/**
 * The file for whoever cannot read a style sheet. Each colour is a constant of its own, so that a bundle holds no more
 * than it shows. Throws for a colour that the tokens do not have.
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

/** `canal-deep` as `canalDeep`, `ink-2` as `ink2`. */
function nameOf(token: string): string {
  return token.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
}
