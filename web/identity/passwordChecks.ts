import { PASSWORD_CHECKLIST, passwordCriteria } from '@towpath/domain/people/password.ts';

/** The checklist beside a new password, each line met or not yet (ID-039). */
export function passwordChecks(password: string): { label: string; met: boolean }[] {
  const criteria = passwordCriteria(password);
  return PASSWORD_CHECKLIST.map(({ flag, text }) => ({ label: text, met: criteria[flag] }));
}
