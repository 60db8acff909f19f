import { logOnly } from '../../data/logOnly.ts';

/** The screens of the health step (HC-001), and the screen of support needs, which is separate from them. */
export type HealthScreen = 'welcome' | 'list' | 'add' | 'support';

/** The screen that the hash of an address names. No screen about conditions shows before consent to keep them. */
export function screenOf(hash: string, hasConsented: boolean): HealthScreen {
  if (hash === '#support') return 'support';
  if (hash !== '' && hash !== '#add') logOnly(`Unsupported health condition screen: ${hash}`);
  if (!hasConsented) return 'welcome';
  return hash === '#add' ? 'add' : 'list';
}

export function hashOf(screen: HealthScreen): string {
  return screen === 'add' || screen === 'support' ? `#${screen}` : '';
}
