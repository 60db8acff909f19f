import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url';

/** URLs of the two typefaces (headings, text) for `<link rel="preload" as="font" crossOrigin="anonymous">`. */
export const fontAddresses: readonly string[] = [gabarito, figtree];
