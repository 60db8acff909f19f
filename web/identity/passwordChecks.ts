import { isPassphrase, PASSWORD_CHECKLIST, passwordCriteria } from '@towpath/domain/people/password.ts';
import { words } from './words.ts';

/**
 * The checklist beside a new password, each line met or not yet (ID-039); one line for one that is long enough
 * without them.
 */
export function passwordChecks(password: string): { label: string; met: boolean }[] {
  const criteria = passwordCriteria(password);
  const isMixed = Object.values(criteria).every(Boolean);
  if (isPassphrase(password) && !isMixed) return [{ label: words.newPassword.isLong, met: true }];
  return PASSWORD_CHECKLIST.map(({ flag, text }) => ({ label: text, met: criteria[flag] }));
}
