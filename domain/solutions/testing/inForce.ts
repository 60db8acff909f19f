import { createHash } from 'node:crypto';
import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import type { UkNation } from '../../people/nation.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import type { Case } from '../case/case.ts';
import { recordOf as recordBy } from '../explain/record.ts';
import { stableJson } from '../explain/stableJson.ts';
import { type FirstLookCase, firstLook as firstLookBy } from '../first-look/firstLook.ts';
import { assess as assessBy } from '../recommend/assess.ts';
import type { LateBill } from '../recommend/now.ts';
import { pressingMatters as pressingBy } from '../recommend/pressing.ts';
import { type RulesOn, rulebookOf } from '../recommend/rules.ts';
import { limitsOn as limitsBy } from '../thresholds/limits.ts';
import { applyTrial as applyBy, trialOptions as optionsBy, type Trial } from '../what-if/trial.ts';

/**
 * The rules by the limits of the content folder, as the server judges by them. The functions below are those of the
 * rules with these limits given.
 */
export const THRESHOLDS = readOperatorContent(shipped).limits;
export const RULEBOOK = rulebookOf(THRESHOLDS, rows =>
  createHash('sha256').update(stableJson(rows)).digest('hex').slice(0, 32),
);
export const { rulesOn } = RULEBOOK;

export const limitsOn = (nation: UkNation, on: CalendarDate) => limitsBy(nation, on, THRESHOLDS);
export const recordOf = (facts: Case, on: CalendarDate) => recordBy(facts, on, RULEBOOK);
export const assess = (facts: Case, on: CalendarDate, rules: RulesOn = rulesOn) => assessBy(facts, on, rules);
export const trialOptions = (facts: Case, on: CalendarDate) => optionsBy(facts, on, rulesOn);
export const applyTrial = (facts: Case, on: CalendarDate, trial: Trial) => applyBy(facts, on, trial, rulesOn);
export const firstLook = (of: FirstLookCase, on: CalendarDate) => firstLookBy(of, on, rulesOn);

export function pressingMatters(
  facts: Parameters<typeof pressingBy>[0],
  on: CalendarDate,
  late: readonly LateBill[] = [],
) {
  return pressingBy(facts, on, rulesOn, late);
}
