import type { StaffPermission } from './staffPermissions.ts';

/** What somebody is asked to be allowed so that they can bring work of each kind to its end: without it they could only hold it. */
const NEEDED = {
  callback: ['take work'],
  plan: ['take work'],
  booking: ['take work'],
  application: ['take work'],
  // Answered in a part of the console of its own, also by who takes no other work.
  chat: ['chat'],
  advice: ['take work', 'confirm advice'],
  task: ['take work', 'change cases'],
} as const satisfies Readonly<Record<string, readonly StaffPermission[]>>;

/** Whether somebody who may do so much may have work of a kind. */
export function mayHaveWork(permissions: readonly StaffPermission[], kind: keyof typeof NEEDED): boolean {
  return NEEDED[kind].every(one => permissions.includes(one));
}
