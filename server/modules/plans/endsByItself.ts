/**
 * What the law ends on its day. Breathing Space is one law in both nations that have it. A moratorium goes on beyond its day
 * only where something was applied for that follows on it: what is chosen here takes its place as the plan, and nothing here
 * says then when it ended.
 */
export const ENDS_BY_ITSELF = [
  { shortName: 'BS', nation: 'england' },
  { shortName: 'MOR', nation: 'scotland' },
] as const;
