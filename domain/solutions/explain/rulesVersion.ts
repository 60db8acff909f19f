/**
 * The version of the rules: a number for people, and the first half of a SHA-256 of the sources that decide advice.
 * `npm run assess -- --stamp` writes both, and a test refuses a version that no longer fits its sources.
 */
export const RULES_VERSION = { number: 121, sources: '7cf0e567e246966e68e7360fe68ed213' } as const;
