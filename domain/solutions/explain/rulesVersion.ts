/**
 * The version of the rules: a number for people, and the first half of a SHA-256 of the sources that decide advice.
 * `npm run assess -- --stamp` writes both, and a test refuses a version that no longer fits its sources.
 */
export const RULES_VERSION = { number: 43, sources: '3e62df60c5319e5371380ab3f5923340' } as const;
