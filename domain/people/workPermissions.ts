import type { StaffPermission } from './staffPermissions.ts';

/** What somebody is asked to be allowed so that they can bring work of each kind to its end: without it they could only hold it. */
const NEEDED = {
  callback: ['take work'],
  plan: ['take work'],
  // Noted in the case. Only the Breathing Space that is not for who is ill has one: that it does tells which it is.
  review: ['take work', 'see cases', 'see health'],
  booking: ['take work'],
  application: ['take work'],
  // Answered in a part of the console of its own, also by who takes no other work.
  chat: ['chat'],
  advice: ['take work', 'confirm advice'],
  task: ['take work', 'change cases'],
} as const satisfies Readonly<Record<string, readonly StaffPermission[]>>;

/** What came of work so far that somebody passed on who may not see facts of health: who may has to bring it to its end. */
export const FOR_WHO_SEES_HEALTH = 'for who sees health';

/**
 * Whether somebody who may do so much may have work of a kind.
 *
 * @param lastOutcome what came of it so far; null for nothing
 */
export function mayHaveWork(
  permissions: readonly StaffPermission[],
  kind: keyof typeof NEEDED,
  lastOutcome: string | null = null,
): boolean {
  if (lastOutcome === FOR_WHO_SEES_HEALTH && !permissions.includes('see health')) return false;
  return NEEDED[kind].every(one => permissions.includes(one));
}
