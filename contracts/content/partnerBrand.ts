import { z } from 'zod';
import {
  type BrandLook,
  brandColours,
  brandMark,
  contrastProblem,
  svgPath,
  textSender,
} from './brandLook.ts';
import type { ContentProblem } from './problem.ts';
import { phoneNumber, text } from './values.ts';

/** How a partner's people see the service: under the partner's name, with ours beside it. */
export const partnerBrand = z.strictObject({
  name: text.max(30, 'must fit beside the mark: 30 characters at most'),
  /** Says below the name who gives the advice, such as 'with {brand}'. */
  beside: text.max(40, 'must fit below the name: 40 characters at most'),
  mark: brandMark,
  iconLight: z.array(svgPath).exactOptional(),
  colours: brandColours,
  /** Left out, texts come from ours. */
  textSender: textSender.exactOptional(),
  /** Left out, people ring ours. */
  phone: phoneNumber.exactOptional(),
});
type PartnerBrandFields = z.infer<typeof partnerBrand>;

/** A partner's look as mails, papers and pages take it. */
export type PartnerBrand = BrandLook & { readonly beside: string; readonly iconLight: readonly string[] };

type Looks = Readonly<
  Record<string, { readonly journey: string; readonly brand?: PartnerBrandFields | undefined }>
>;

/** The first fault in what partners’ looks say together; its place begins with the partner. */
export function partnerLooksProblem(variants: Looks, own: Pick<BrandLook, 'name'>): ContentProblem | null {
  const seen = new Map<string, string>();
  for (const [appId, { journey, brand }] of Object.entries(variants)) {
    const first = seen.get(journey);
    if (first !== undefined) {
      return { place: `variants.${appId}.journey`, problem: `'${journey}' is taken by ${first}` };
    }
    seen.set(journey, appId);
    if (brand === undefined) continue;
    if (!brand.beside.includes(own.name)) {
      const problem = `must hold our name, as '{brand}', so that people know who advises them`;
      return { place: `variants.${appId}.brand.beside`, problem };
    }
    const faint = contrastProblem(brand.colours);
    if (faint) return { ...faint, place: `variants.${appId}.brand.colours.${faint.place}` };
  }
  return null;
}

/** The partners that have a brand of their own, by app id, with ours where theirs says nothing. */
export function partnerBrands(variants: Looks, own: BrandLook): Readonly<Record<string, PartnerBrand>> {
  return Object.fromEntries(
    Object.entries(variants).flatMap(([appId, { brand }]) =>
      brand === undefined
        ? []
        : [
            [
              appId,
              {
                ...brand,
                iconLight: brand.iconLight ?? [],
                neutralName: own.neutralName,
                textSender: brand.textSender ?? own.textSender,
                phone: brand.phone ?? own.phone,
              },
            ] as const,
          ],
    ),
  );
}
