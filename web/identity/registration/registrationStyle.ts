/** What each registration style asks for (ID-048). A missing or unknown style counts as 1 (ID-049). */
const STYLES = {
  1: { names: 'separate', email: true },
  2: { names: 'merged', email: true },
  3: { names: 'none', email: true },
  4: { names: 'separate', email: false },
} as const;

export type RegistrationStyle = (typeof STYLES)[keyof typeof STYLES];

export function registrationStyle(id: number | undefined): RegistrationStyle {
  return id === 2 || id === 3 || id === 4 ? STYLES[id] : STYLES[1];
}
