/**
 * The version of the rules: a number for people, and the first half of a SHA-256 of the sources that decide advice.
 * `npm run assess -- --stamp` writes both, and a test refuses a version that no longer fits its sources.
 */
export const RULES_VERSION = { number: 156, sources: '64ca64cd886863e6a3f71460eaa83ac2' } as const;
