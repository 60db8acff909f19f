import { words } from './words.ts';

/** One thing a password needs. */
export interface PasswordCheck {
  label: string;
  met: boolean;
}

/** One sentence on how many checks are met, such as "4 of 5 done. Still to do: 1 number." */
export function checkSummary(checks: readonly PasswordCheck[]): string {
  const missing = checks.filter(item => !item.met).map(item => item.label);
  const met = checks.length - missing.length;
  const { done, stillToDo } = words.password;
  return missing.length > 0 ? stillToDo(met, checks.length, missing) : done(met, checks.length);
}
