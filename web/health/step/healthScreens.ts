/** The screens of the health step (HC-001), and the one of support needs, which stand apart. */
export type HealthScreen = 'welcome' | 'list' | 'add' | 'support';

/** The screen that an address asks for. Nothing of conditions shows before a yes to keeping them. */
export function screenOf(hash: string, hasConsented: boolean): HealthScreen {
  if (hash === '#support') return 'support';
  if (!hasConsented) return 'welcome';
  return hash === '#add' ? 'add' : 'list';
}

export function hashOf(screen: HealthScreen): string {
  return screen === 'add' || screen === 'support' ? `#${screen}` : '';
}
