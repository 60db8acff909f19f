/** Why somebody has their account erased, if they say so: for a count alone. */
export const ERASURE_REASONS = ['sorted', 'other-help', 'private', 'too-hard', 'other'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];
