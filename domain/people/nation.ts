/** The four nations of the UK, which differ in their debt law. Words are those of the answer ids and of dated limits. */
export const UK_NATIONS = ['england', 'wales', 'scotland', 'northern-ireland'] as const;
export type UkNation = (typeof UK_NATIONS)[number];

/** Where a person lives, as far as advice about debt is concerned. */
export const LIVING_PLACES = [...UK_NATIONS, 'outside'] as const;
export type LivingPlace = (typeof LIVING_PLACES)[number];

/** Narrows a place to a nation: false for somewhere outside the UK and when the place is not known. */
export function isUkNation(place: LivingPlace | undefined): place is UkNation {
  return place !== undefined && place !== 'outside';
}
