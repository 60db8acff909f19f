/** The ids that the service's answers use for the four nations. */
const COUNTRY_IDS: ReadonlyMap<string, number> = new Map([
  ['England', 1],
  ['Wales', 2],
  ['Scotland', 3],
  ['Northern Ireland', 4],
]);

/** Null for a place outside the four nations, and when the provider does not say. */
export function countryIdOf(country: string): number | null {
  return COUNTRY_IDS.get(country) ?? null;
}
