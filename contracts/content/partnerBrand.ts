import { z } from 'zod';
import {
  type BrandLook,
  brandColours,
  brandMark,
  contrastProblems,
  svgPath,
  textSender,
} from './brandLook.ts';
import { type ContentProblems, fieldOf } from './problem.ts';
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

/**
 * The colours of partners that people could not read, whatever else is wrong in the file.
 *
 * @param file as it is written
 */
export function partnerColourProblems(file: unknown): ContentProblems {
  return Object.entries(fieldOf(file, 'variants') ?? {}).flatMap(([appId, look]) =>
    contrastProblems(fieldOf(fieldOf(look, 'brand'), 'colours'), `variants.${appId}.brand.colours`),
  );
}

/** Partners whose looks take the name of the same questionnaire. */
export function partnerJourneyProblems(variants: Looks): ContentProblems {
  const takers = Object.entries(variants);
  return takers.flatMap(([appId, { journey }], index) => {
    const first = takers.findIndex(([, look]) => look.journey === journey);
    if (first === index) return [];
    return [
      { place: `variants.${appId}.journey`, problem: `'${journey}' is taken by ${takers[first]?.[0]}` },
    ];
  });
}

/** Partners’ brands that do not say who gives the advice. */
export function partnerNameProblems(variants: Looks, own: Pick<BrandLook, 'name'>): ContentProblems {
  const problem = `must hold our name, as '{brand}', so that people know who advises them`;
  return Object.entries(variants).flatMap(([appId, { brand }]) =>
    brand === undefined || brand.beside.includes(own.name)
      ? []
      : [{ place: `variants.${appId}.brand.beside`, problem }],
  );
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
