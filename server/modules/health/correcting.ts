import { isDeepStrictEqual } from 'node:util';
import {
  type ConditionForm,
  checkCondition,
  conditionId,
  type HealthCondition,
  MOST_CONDITIONS,
} from '@towpath/domain/people/health.ts';
import { hasNewAnswer } from '@towpath/domain/people/healthMerged.ts';
import { answersThatCount, type HealthAnswers } from '@towpath/domain/people/healthQuestions.ts';
import { GENERAL_MESSAGES } from '@towpath/domain/values/checked.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { WithAdviser } from '../agreement.ts';
import { refuseLockedOf } from '../journeys/refuseLocked.ts';
import * as stored from './repository.ts';
import type { Health, HealthDeps } from './service.ts';
import { words } from './words.ts';

/** What is put right of what a person told of their health. */
export type HealthChange = {
  /** The ids of the conditions that stay; each other one is removed for good. */
  readonly keep: readonly number[];
  readonly add: readonly ConditionForm[];
  readonly answers: HealthAnswers;
  /** What was read. */
  readonly was: { readonly conditionIds: readonly number[]; readonly answers: HealthAnswers };
};

export type HealthCorrecting = ReturnType<typeof healthCorrecting>;

/**
 * What a person tells one of us on the phone about their health and how they want to be talked to, by the checks of
 * their own pages. Nothing is kept that they have not said yes to.
 */
export function healthCorrecting(
  { database, clock, health, seal }: HealthDeps,
  { requireConsent, signposts }: Pick<Health, 'requireConsent' | 'signposts'>,
) {
  /**
   * Adds and removes conditions, and replaces the answers beside them. A closed session takes nothing new; what is only
   * taken away, a condition or an answer, is always taken.
   *
   * @returns the help that the added conditions lead to, to be told at once
   * @throws ApiError HEALTH_CONSENT_NEEDED, VALIDATION_FAILED, CHANGED_MEANWHILE or SESSION_CLOSED
   */
  async function conditions(
    customerId: string,
    { keep, add, answers, was }: HealthChange,
    withAdviser: WithAdviser,
  ): Promise<ReturnType<Health['signposts']>> {
    const added: HealthCondition[] = [];
    const next = answersThatCount(answers);
    await database.transaction().execute(async trx => {
      await requireConsent(trx, customerId, 'conditions');
      const listed = await stored.listConditions(trx, seal, customerId);
      const before = answersThatCount(await stored.healthAnswers(trx, seal, customerId));
      const ids = listed.map(({ id }) => id);
      if (
        !isDeepStrictEqual(ids, was.conditionIds) ||
        !isDeepStrictEqual(before, answersThatCount(was.answers))
      )
        throw new ApiError('CHANGED_MEANWHILE');
      const removed = ids.filter(id => !keep.includes(id));
      const isAnsweredAnew = !isDeepStrictEqual(before, next);
      if (removed.length + add.length === 0 && !isAnsweredAnew) return;
      if (add.length > 0 || hasNewAnswer(next, before)) await refuseLockedOf(trx, customerId);
      if (ids.length - removed.length + add.length > MOST_CONDITIONS)
        throw fieldError('title', GENERAL_MESSAGES.listFull);
      const at = clock.now();
      for (const form of add) {
        const checked = checkCondition(health.categories, form);
        if (!checked.ok) throw fieldError(checked.code, checked.message);
        const id = conditionId(at.getTime(), [...listed, ...added]);
        added.push({ id, ...checked.value });
      }
      for (const id of removed) await stored.deleteCondition(trx, customerId, id);
      for (const condition of added) await stored.addCondition(trx, seal, customerId, condition);
      if (isAnsweredAnew) await stored.putHealthAnswers(trx, seal, customerId, next);
      await withAdviser(trx, at);
    });
    return signposts(added);
  }

  /**
   * Replaces how they want to be talked to, in a closed session too.
   *
   * @param was the ids that were read
   * @throws ApiError HEALTH_CONSENT_NEEDED, VALIDATION_FAILED or CHANGED_MEANWHILE
   */
  async function supportNeeds(
    customerId: string,
    { ids, was }: { readonly ids: readonly number[]; readonly was: readonly number[] },
    withAdviser: WithAdviser,
  ): Promise<void> {
    if (ids.some(id => !health.supportNeeds.some(need => need.id === id)))
      throw fieldError('supportNeedIds', words.refused.supportNeed);
    const next = inOrder(ids);
    await database.transaction().execute(async trx => {
      await requireConsent(trx, customerId, 'supportNeeds');
      const before = inOrder(await stored.listSupportNeeds(trx, seal, customerId));
      if (!isDeepStrictEqual(before, inOrder(was))) throw new ApiError('CHANGED_MEANWHILE');
      if (isDeepStrictEqual(before, next)) return;
      await stored.putSupportNeeds(trx, seal, customerId, next);
      await withAdviser(trx, clock.now());
    });
  }

  return { conditions, supportNeeds };
}

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);
