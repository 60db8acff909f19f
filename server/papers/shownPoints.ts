type Range = readonly [first: number, last: number];

/** Ranges of code points that every font of the screens, as papers have them, can show, first and last of each. */
export const SHOWN: readonly Range[] = [
  [0x0020, 0x007e],
  [0x00a0, 0x00ac],
  [0x00ae, 0x0107],
  [0x010a, 0x0113],
  [0x0116, 0x011b],
  [0x011e, 0x0123],
  [0x0126, 0x0127],
  [0x012a, 0x012b],
  [0x012e, 0x0133],
  [0x0136, 0x0137],
  [0x0139, 0x013e],
  [0x0141, 0x0148],
  [0x014a, 0x014d],
  [0x0150, 0x015b],
  [0x015e, 0x0161],
  [0x0164, 0x0165],
  [0x016a, 0x017e],
  [0x01cd, 0x01ce],
  [0x0218, 0x021b],
  [0x0237, 0x0237],
  [0x02c6, 0x02c7],
  [0x02da, 0x02da],
  [0x02dc, 0x02dd],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ef2, 0x1ef3],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

/**
 * What the fonts for names and addresses of other scripts can show, as hexadecimal ranges: Latin with all its accents, Greek,
 * Cyrillic, Armenian, Georgian, Ethiopic and Devanagari. Scripts are missing whose letters join, or are written from the
 * right, in ways that we cannot set; and Chinese, Japanese and Korean, whose fonts are many times as large.
 */
const WIDE = `
  0020-007e 00a0-00ac 00ae-02cc 02ce-02d7 02da 02dc-0301 0303-0304 0308-0309 030e 0323 0329
  0370-0377 037a-037f 0384-038a 038c 038e-03a1 03a3-03e1 03f0-052f 0531-0556 0559-058a 058d-058f
  0900-097f 10a0-10c5 10c7 10cd 10d0-10ff 1200-1248 124a-124d 1250-1256 1258 125a-125d 1260-1288
  128a-128d 1290-12b0 12b2-12b5 12b8-12be 12c0 12c2-12c5 12c8-12d6 12d8-1310 1312-1315 1318-135a
  135d-137c 1380-1399 1c80-1c88 1c90-1cba 1cbd-1cbf 1d00-1dbf 1e00-1f15 1f18-1f1d 1f20-1f45
  1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef
  1ff2-1ff4 1ff6-1ffe 2010 2013-2014 2018-201a 201c-201e 2020 2022 2024 2026 2032-2033 2039-203a
  2044 20a0-20c0 2113 2116 2122 2212 2c60-2c7f 2d00-2d25 2d27 2d2d 2d80-2d96 2da0-2da6 2da8-2dae
  2db0-2db6 2db8-2dbe 2dc0-2dc6 2dc8-2dce 2dd0-2dd6 2dd8-2dde 2de0-2dff a640-a69f a720-a7ca
  ab01-ab06 ab09-ab0e ab11-ab16 ab20-ab26 ab28-ab2e
`;

/** The same as `SHOWN`, of the fonts for other scripts. */
export const SHOWN_WIDE: readonly Range[] = WIDE.trim()
  .split(/\s+/u)
  .map(range => {
    const [first = '', last = first] = range.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** The code points of ranges. */
export function pointsOf(ranges: readonly Range[]): ReadonlySet<number> {
  return new Set(
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
}
