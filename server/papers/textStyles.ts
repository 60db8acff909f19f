import { readFileSync } from 'node:fs';
import type { BrandColours } from '@towpath/contracts/content/brandLook.ts';
import {
  cat3,
  cat4,
  edge,
  ink,
  ink2,
  line,
  pond,
  ripple,
  white,
} from '@towpath/contracts/content/colours.generated.ts';

/** Measures of a paper, in points: A4 with margins of 18 by 16 mm. */
export const PAGE = { width: 595.28, height: 841.89, top: 51, bottom: 57, side: 45.4 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.side;

export const COLOUR = { ink, second: ink2, line } as const;
/** What the colours of pictures stand for, some of them the brand's. */
export const drawnIn = ({ main, accent, highlight }: BrandColours) =>
  ({
    pays: main,
    register: accent,
    file: cat4,
    fees: cat3,
    sun: highlight,
    water: ripple,
    ripple: pond,
    edge,
  }) as const;
export type Drawn = ReturnType<typeof drawnIn>;

const fontFile = (name: string) => readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url));

/** The fonts by the names that text styles use, read once. */
export const FONTS = {
  text: fontFile('Figtree-Regular'),
  strong: fontFile('Figtree-SemiBold'),
  head: fontFile('Gabarito-SemiBold'),
} as const;

/** The files that show other scripts in their place. Most papers need none: each is read with the first that does. */
export const WIDE_FONTS = {
  text: 'NotoSans-Regular',
  strong: 'NotoSans-SemiBold',
  head: 'NotoSans-SemiBold',
} as const satisfies Readonly<Record<keyof typeof FONTS, string>>;

const wideRead = new Map<string, Buffer>();

/** A file of those, read once. */
export function wideFont(name: (typeof WIDE_FONTS)[keyof typeof FONTS]): Buffer {
  const file = wideRead.get(name) ?? fontFile(name);
  wideRead.set(name, file);
  return file;
}

/** How a text looks. `after` is the space below it. */
export type Look = {
  readonly font: keyof typeof FONTS;
  readonly size: number;
  readonly colour: string;
  readonly lineGap: number;
  readonly before: number;
  readonly after: number;
};

const text = { font: 'text', size: 10.5, colour: COLOUR.ink, lineGap: 2, before: 0, after: 7 } as const;

export const LOOKS = {
  brand: { ...text, font: 'head', size: 16, after: 0 },
  mark: { ...text, size: 9.5, colour: COLOUR.second, lineGap: 1, after: 0 },
  h1: { ...text, font: 'head', size: 24, lineGap: 0, before: 24, after: 8 },
  h2: { ...text, font: 'head', size: 15, lineGap: 0, before: 20, after: 6 },
  h3: { ...text, font: 'head', size: 12.5, lineGap: 0, before: 14, after: 4 },
  h4: { ...text, font: 'strong', before: 8, after: 3 },
  text,
  strong: { ...text, font: 'strong' },
  small: { ...text, size: 9.5, colour: COLOUR.second },
  cell: { ...text, size: 10, lineGap: 1, after: 0 },
  strongCell: { ...text, font: 'strong', size: 10, lineGap: 1, after: 0 },
  result: { ...text, font: 'head', size: 14, lineGap: 0, after: 0 },
  label: { ...text, font: 'strong', size: 9, after: 0 },
  inside: { ...text, font: 'strong', size: 9, colour: white, after: 0 },
  when: { ...text, size: 9, colour: COLOUR.second, after: 0 },
  edge: { ...text, size: 8.5, colour: COLOUR.second, after: 0 },
} as const satisfies Readonly<Record<string, Look>>;
