import type { BrandColours, MarkPart } from './brandLook.ts';
import { white } from './colours.generated.ts';

/**
 * The icon of a brand as SVG: its mark in white on a tile of its main colour.
 *
 * @param light what is lit in it, as paths on the square of the mark
 */
export function iconOf(
  mark: readonly MarkPart[],
  light: readonly string[],
  colours: Pick<BrandColours, 'main' | 'highlight'>,
): string {
  const parts = mark.map(({ path, lineWidth, opacity = 1 }) =>
    lineWidth === undefined
      ? `<path d="${path}" fill="${white}" opacity="${opacity}"/>`
      : `<path d="${path}" fill="none" stroke="${white}" stroke-width="${lineWidth}" stroke-linecap="round" opacity="${opacity}"/>`,
  );
  const lit = light.map(path => `<path d="${path}" fill="${colours.highlight}"/>`);
  const tile = `<rect width="40" height="40" rx="9" fill="${colours.main}"/>`;
  const drawn = `<g transform="translate(5 5) scale(.75)">${[...parts, ...lit].join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${tile}${drawn}</svg>`;
}
