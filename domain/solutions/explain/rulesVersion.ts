/**
 * The version of the rules: a number for people, and the first half of a SHA-256 of the sources that decide advice.
 * `npm run assess -- --stamp` writes both, and a test refuses a version that no longer fits its sources.
 */
export const RULES_VERSION = { number: 38, sources: '27e49c5a062ca4a2c4225b664bbd2c7b' } as const;
