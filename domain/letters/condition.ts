import { hasRole } from '../values/role.ts';
import type { LetterCondition } from './definition.ts';
import type { LetterFacts } from './facts.ts';
import { LETTER_SIGNS } from './signs.ts';
import { standsAt } from './threads.ts';

/** Whether a condition is met by what is known. */
export function isMet(condition: LetterCondition, facts: LetterFacts): boolean {
  const { is = [], isNot = [], roles, notRoles = [], stages, nations, any } = condition;
  const type = facts.debt?.type;
  return (
    is.every(sign => LETTER_SIGNS[sign].isSo(facts)) &&
    !isNot.some(sign => LETTER_SIGNS[sign].isSo(facts)) &&
    (roles === undefined || roles.some(role => hasRole(type, role))) &&
    !notRoles.some(role => hasRole(type, role)) &&
    (stages === undefined || standsAt(facts, stages)) &&
    (nations === undefined || (facts.nation !== null && nations.includes(facts.nation))) &&
    (any === undefined || any.some(other => isMet(other, facts)))
  );
}
