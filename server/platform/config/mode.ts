/** How the service runs: as a trial with made-up parties, or for people with real debts. */
export const MODES = ['trial', 'production'] as const;
export type Mode = (typeof MODES)[number];

/** Environment variables, as a process has them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The mode that the environment asks for: TOWPATH_MODE where it is set, otherwise production where NODE_ENV
 * says so. Any other word counts as production, which is stricter; reading the settings reports that it is
 * not a mode.
 */
export function modeIn({ TOWPATH_MODE, NODE_ENV }: Variables): Mode {
  const named = TOWPATH_MODE?.trim();
  if (named) return named === 'trial' ? 'trial' : 'production';
  return NODE_ENV?.trim() === 'production' ? 'production' : 'trial';
}
