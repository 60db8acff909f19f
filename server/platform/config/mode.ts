/** How the service runs: tried out with made-up parties, or for people with real debts. */
export const MODES = ['trial', 'production'] as const;
export type Mode = (typeof MODES)[number];

/** Environment variables, as a process has them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The mode that the environment asks for: TOWPATH_MODE where it is set, else production where NODE_ENV says so. Any
 * other word counts as production, which asks for more; that it is no mode is for the reading of the settings to say.
 */
export function modeIn({ TOWPATH_MODE, NODE_ENV }: Variables): Mode {
  const named = TOWPATH_MODE?.trim();
  if (named) return named === 'trial' ? 'trial' : 'production';
  return NODE_ENV?.trim() === 'production' ? 'production' : 'trial';
}
