/**
 * The version of the rules: a number for people, and the first half of a SHA-256 of the sources that decide advice.
 * `npm run assess -- --stamp` writes both, and a test refuses a version that no longer fits its sources.
 */
export const RULES_VERSION = { number: 152, sources: 'e9852c41699a77b6b3fa88ed00d3b7d1' } as const;
