import gabarito from '@fontsource/gabarito/files/gabarito-latin-600-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** URLs of the two typefaces (headings, text) for `<link rel="preload" as="font" crossOrigin="anonymous">`. */
export const fontAddresses: readonly string[] = [gabarito, figtree];
