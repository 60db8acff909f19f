import type { UkNation } from '../../people/nation.ts';
import { DEBT_ARRANGEMENT_SCHEME_WAY, IVA_WAY, TRUST_DEED_WAY } from './agreements.ts';
import { onceGranted } from './hands.ts';
import { BUDGET_AND_BILLS_WAY, FULL_AND_FINAL_WAY, WRITE_OFF_WAY } from './letters.ts';
import { DEBT_MANAGEMENT_PLAN_WAY, SELF_MANAGED_PLAN_WAY, TOKEN_PAYMENTS_WAY } from './offers.ts';
import { ADMINISTRATION_ORDER_WAY, bankruptcyWay, DRO_WAY } from './orders.ts';
import { MAP_WAY, SEQUESTRATION_WAY } from './scottishOrders.ts';
import {
  BREATHING_SPACE_WAY,
  BREATHING_SPACE_WITHOUT_WHY_WAY,
  MENTAL_HEALTH_BREATHING_SPACE_WAY,
  MORATORIUM_WAY,
} from './timeToThink.ts';
import type { Way } from './way.ts';

const WAYS: ReadonlyMap<string, (nation: UkNation) => Way> = new Map([
  ['IVA', () => IVA_WAY],
  ['DMP', () => DEBT_MANAGEMENT_PLAN_WAY],
  ['BKY', bankruptcyWay],
  ['DRO', () => DRO_WAY],
  ['BS', () => BREATHING_SPACE_WAY],
  ['MHBS', () => MENTAL_HEALTH_BREATHING_SPACE_WAY],
  ['PTD', () => TRUST_DEED_WAY],
  ['DAS', () => DEBT_ARRANGEMENT_SCHEME_WAY],
  ['SEQ', () => SEQUESTRATION_WAY],
  ['MAP', () => MAP_WAY],
  ['MOR', () => MORATORIUM_WAY],
  ['AO', () => ADMINISTRATION_ORDER_WAY],
  ['TPP', () => TOKEN_PAYMENTS_WAY],
  ['SMP', () => SELF_MANAGED_PLAN_WAY],
  ['FFS', () => FULL_AND_FINAL_WAY],
  ['DAP', () => BUDGET_AND_BILLS_WAY],
  ['WO', () => WRITE_OFF_WAY],
]);

/**
 * The way of a solution in a nation.
 *
 * @throws for a short name that no solution has
 */
export function wayOf(shortName: string, nation: UkNation): Way {
  const way = WAYS.get(shortName);
  if (!way) throw new Error(`No way is known for ${shortName}.`);
  return way(nation);
}

/**
 * The same for somebody who has a home of their own, or of whom that is not known: how long an IVA or a trust deed takes then
 * is for those who run it to say, so that no day is named on which it ends.
 */
export function wayWithHome(way: Way): Way {
  if (way !== IVA_WAY && way !== TRUST_DEED_WAY) return way;
  const { pastItsDay: _asked, ...rest } = way;
  const stages = way.stages.map(({ expected, ...stage }) =>
    stage.state === 'ended' || !expected ? stage : { ...stage, expected },
  );
  return { ...rest, stages };
}

/**
 * The same for one of us who may not read of health: both kinds of Breathing Space have one way, without a word of why, and
 * without the days and the look in the middle that only one of them has.
 *
 * @throws for a short name that no solution has
 */
export function wayWithoutHealth(shortName: string, nation: UkNation): Way {
  const way = wayOf(shortName, nation);
  const isBreathingSpace = way === BREATHING_SPACE_WAY || way === MENTAL_HEALTH_BREATHING_SPACE_WAY;
  return isBreathingSpace ? BREATHING_SPACE_WITHOUT_WHY_WAY : way;
}

/**
 * Whether who chose it may begin by themselves, and send what is theirs to send, before one of us has talked it over with
 * them: of what no form goes to us for.
 *
 * @throws for a short name that no solution has
 */
export function isBegunAlone(shortName: string): boolean {
  return wayOf(shortName, 'england').own.includes('being prepared');
}

/**
 * Whether what somebody chose runs once it is granted, since nothing lies between: an order, or Breathing Space.
 *
 * @throws for a short name that no solution has
 */
export function runsOnceGranted(shortName: string): boolean {
  // Whichever nation: the offices have other names there, and the stages are the same.
  return onceGranted(wayOf(shortName, 'england')) === 'running';
}
