/**
 * The version of the rules: a number for people, and the first half of a SHA-256 of the sources that decide advice.
 * `npm run assess -- --stamp` writes both, and a test refuses a version that no longer fits its sources.
 */
export const RULES_VERSION = { number: 30, sources: 'ab43fb6fec9cb04a7bf3d6c8a0b0aa1c' } as const;
