import type { StaffPermission } from '@towpath/domain/people/staffPermissions.ts';
import type { PressingWork } from '@towpath/domain/solutions/recommend/workDanger.ts';

/** Only one kind of Breathing Space is looked at again in its middle: work about that would tell which of them somebody has. */
const TELLS_WHICH = 'review';
const ALSO_TELLS_WHICH: PressingWork['code'] = 'REVIEW_LATE';

/** Whether somebody of the staff is told of work of a kind: of what only who may see facts of health does, nobody else. */
export function isToldOf(kind: string, permissions: readonly StaffPermission[]): boolean {
  return kind !== TELLS_WHICH || permissions.includes('see health');
}

/** What makes work urgent, as it is told to somebody of the staff; null where that is not told. */
export function pressingToTell(
  pressing: PressingWork | null,
  permissions: readonly StaffPermission[],
): PressingWork | null {
  return pressing?.code === ALSO_TELLS_WHICH && !permissions.includes('see health') ? null : pressing;
}
