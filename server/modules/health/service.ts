import type { AnswerOf, BodyOf } from '@towpath/contracts/api/call.ts';
import type {
  addHealthCondition,
  giveHealthConsent,
  MyHealthConditions,
  MySupportNeeds,
} from '@towpath/contracts/api/health.ts';
import type { HealthContent } from '@towpath/contracts/content/health.ts';
import {
  checkCondition,
  conditionId,
  type HealthCondition,
  type HealthFacts,
  type HealthPurpose,
  type HelpFacts,
  healthFacts,
  helpFacts,
  MOST_CONDITIONS,
  signpostsFor,
} from '@towpath/domain/people/health.ts';
import { answersMerged, needsMerged } from '@towpath/domain/people/healthMerged.ts';
import { answersThatCount, type HealthAnswers } from '@towpath/domain/people/healthQuestions.ts';
import { GENERAL_MESSAGES } from '@towpath/domain/values/checked.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { addMail } from '../../platform/mail/addMail.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { type Agreed, type Agreeing, WITHDRAWN_MAIL, type WithAdviser } from '../agreement.ts';
import { forgetCorrections } from '../cases/corrections.ts';
import { refuseLockedOf } from '../journeys/refuseLocked.ts';
import * as stored from './repository.ts';
import { words } from './words.ts';

export type HealthDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly health: HealthContent;
  /** Seals with the key to health data. */
  readonly seal: Seal;
};

/** The year 2100: no condition is ever added later than that. */
const LATEST_ID = 4_102_444_800_000;

export type Health = ReturnType<typeof createHealth>;

/**
 * What a person tells us about their health, and how they want us to communicate. Each is stored only after
 * the person's consent to it; a later refusal removes it permanently. Neither is ever written to a log.
 */
export function createHealth({ database, clock, health, seal }: HealthDeps) {
  const categories = () =>
    health.categories.map(({ id, title, descriptions }) => ({
      id,
      title,
      descriptions: descriptions.map(({ text }) => text),
    }));
  const needs = () => health.supportNeeds.map(need => ({ ...need }));

  /** Consent to an earlier wording does not count for the new one. */
  async function consentTo(on: Database, customerId: string, purpose: HealthPurpose) {
    const { version, ...asked } = health.consents[purpose];
    const latest = await stored.latestConsent(on, customerId, purpose);
    const hasConsented = latest && (latest.hasConsented ? latest.textVersion === version || null : false);
    return { hasConsented, textVersion: version, purpose: asked.purpose, text: asked.text };
  }

  /**
   * Records a consent or a refusal. A refusal permanently removes what was stored, with the reasons for which we put it
   * right together with them. A session that is closed takes no consent to conditions, since none can be told in it; a
   * refusal is always taken, and how somebody wants to be talked to goes on counting whenever we ring them.
   *
   * @param withAdviser given where they said it on the phone to one of us, who had read them the words
   * @throws ApiError VALIDATION_FAILED for consent to wording that is not the current one, or SESSION_CLOSED
   */
  async function giveConsent(
    who: Agreeing,
    { purpose, hasConsented, textVersion }: BodyOf<typeof giveHealthConsent>,
    withAdviser?: WithAdviser,
  ): Promise<void> {
    const { customerId } = who;
    const { version, text } = health.consents[purpose];
    if (hasConsented && textVersion !== version) throw fieldError('textVersion', words.wordsChanged);
    await database.transaction().execute(async trx => {
      await stored.lockHealthRecord(trx, customerId);
      if (hasConsented && purpose === 'conditions') await refuseLockedOf(trx, customerId);
      const isByPhone = withAdviser !== undefined;
      const consent = { customerId, purpose, hasConsented, textVersion: version, words: text, isByPhone };
      const at = clock.now();
      const before = await stored.latestConsent(trx, customerId, purpose);
      await stored.addConsent(trx, { ...consent, at });
      await note(trx, {
        ...who,
        kind: hasConsented ? 'consent given' : 'consent withdrawn',
        at,
        facts: {
          consent: purpose === 'conditions' ? 'health conditions' : 'support needs',
          words: version,
          ...(isByPhone ? { by: 'adviser' } : {}),
        },
      });
      await withAdviser?.(trx, at);
      if (hasConsented) return;
      await stored.forget(trx, customerId, purpose);
      await forgetCorrections(trx, customerId, purpose === 'conditions' ? 'health' : 'support needs');
      // Gone for good: the owner of the account hears of it, whoever did it.
      if (before?.hasConsented) {
        await addMail(trx, { customerId, kind: WITHDRAWN_MAIL, dueAt: at, isUnhurried: false });
      }
    });
  }

  /** What the person said last to keeping one of both, with the text they saw; null when they were never asked. */
  async function latestAgreed(customerId: string, purpose: HealthPurpose): Promise<Agreed | null> {
    const said = await stored.latestConsent(database, customerId, purpose);
    return (
      said && {
        hasConsented: said.hasConsented,
        at: said.at,
        version: said.textVersion,
        lines: [said.words],
        isByPhone: said.isByPhone,
      }
    );
  }

  /** Records a refusal, which permanently removes what was stored. */
  async function refuse(who: Agreeing, purpose: HealthPurpose): Promise<void> {
    const { version } = health.consents[purpose];
    await giveConsent(who, { purpose, hasConsented: false, textVersion: version });
  }

  async function conditions(customerId: string): Promise<MyHealthConditions> {
    const listed = await stored.listConditions(database, seal, customerId);
    return {
      consent: await consentTo(database, customerId, 'conditions'),
      conditions: listed.map(condition => ({ ...condition })),
      answers: { ...(await stored.healthAnswers(database, seal, customerId)) },
      signposts: signposts(listed),
    };
  }

  /**
   * Adds a condition. An id that the person has used returns the condition it stands for, unchanged.
   *
   * @throws ApiError HEALTH_CONSENT_NEEDED, VALIDATION_FAILED or SESSION_CLOSED
   */
  async function add(
    customerId: string,
    { id: sent, title, description }: BodyOf<typeof addHealthCondition>,
  ): Promise<AnswerOf<typeof addHealthCondition>> {
    if (sent !== undefined && !isId(sent)) throw fieldError('id', words.refused.id);
    const condition = await database.transaction().execute(async trx => {
      await requireConsent(trx, customerId, 'conditions');
      const checked = checkCondition(health.categories, { title, description });
      if (!checked.ok) throw fieldError(checked.code, checked.message);
      const listed = await stored.listConditions(trx, seal, customerId);
      const sentBefore = listed.find(({ id }) => id === sent);
      if (sentBefore) return sentBefore;
      await refuseLockedOf(trx, customerId);
      if (listed.length >= MOST_CONDITIONS) throw fieldError('title', GENERAL_MESSAGES.listFull);
      const id = sent ?? conditionId(clock.now().getTime(), listed);
      const added: HealthCondition = { id, ...checked.value };
      await stored.addCondition(trx, seal, customerId, added);
      return added;
    });
    return { condition, signposts: signposts([condition]) };
  }

  /**
   * Permanently removes a condition. Throws NOT_FOUND for one that belongs to somebody else or does not
   * exist.
   */
  async function remove(customerId: string, id: string): Promise<void> {
    const number = /^\d{1,13}$/u.test(id) ? Number(id) : Number.NaN;
    const isRemoved = isId(number) && (await stored.deleteCondition(database, customerId, number));
    if (!isRemoved) throw new ApiError('NOT_FOUND');
  }

  /**
   * Replaces the person's answers besides their conditions. Throws HEALTH_CONSENT_NEEDED or SESSION_CLOSED.
   *
   * @param was the answers that they had read: what they left alone stays as it was put right since
   */
  async function saveAnswers(customerId: string, answers: HealthAnswers, was?: HealthAnswers): Promise<void> {
    await database.transaction().execute(async trx => {
      await requireConsent(trx, customerId, 'conditions');
      await refuseLockedOf(trx, customerId);
      const next = was
        ? answersMerged(answers, was, await stored.healthAnswers(trx, seal, customerId))
        : answers;
      await stored.putHealthAnswers(trx, seal, customerId, answersThatCount(next));
    });
  }

  /** The same, for the advice they consented to. Empty without consent: a refusal has removed everything. */
  const answersForAdvice = (on: Database, customerId: string): Promise<HealthAnswers> =>
    stored.healthAnswers(on, seal, customerId);

  async function supportNeeds(customerId: string): Promise<MySupportNeeds> {
    return {
      consent: await consentTo(database, customerId, 'supportNeeds'),
      supportNeedIds: [...(await stored.listSupportNeeds(database, seal, customerId))],
    };
  }

  /**
   * Replaces the person's support needs. Throws HEALTH_CONSENT_NEEDED, or VALIDATION_FAILED for an unknown one.
   *
   * @param was the ids that they had read: what was put right since stays
   */
  async function saveSupportNeeds(
    customerId: string,
    ids: readonly number[],
    was?: readonly number[],
  ): Promise<void> {
    const unknown = ids.find(id => !health.supportNeeds.some(need => need.id === id));
    await database.transaction().execute(async trx => {
      await requireConsent(trx, customerId, 'supportNeeds');
      if (unknown !== undefined) throw fieldError('supportNeedIds', words.refused.supportNeed);
      const before = was ? await stored.listSupportNeeds(trx, seal, customerId) : [];
      await stored.putSupportNeeds(trx, seal, customerId, needsMerged(ids, was ?? [], before));
    });
  }

  /**
   * What a budget may know about the person's conditions. They agreed to it: the purpose of the consent says
   * so.
   */
  async function factsForBudget(customerId: string, on: Database = database): Promise<HealthFacts> {
    return healthFacts(health.categories, await stored.listConditions(on, seal, customerId));
  }

  /** What they say for help that a person may miss: the consent names that too. */
  async function factsForHelp(customerId: string): Promise<HelpFacts> {
    return helpFacts(health.categories, await stored.listConditions(database, seal, customerId));
  }

  async function requireConsent(trx: DatabaseTransaction, customerId: string, purpose: HealthPurpose) {
    await stored.lockHealthRecord(trx, customerId);
    const { hasConsented } = await consentTo(trx, customerId, purpose);
    if (hasConsented !== true) throw new ApiError('HEALTH_CONSENT_NEEDED');
  }

  function signposts(listed: readonly HealthCondition[]): MyHealthConditions['signposts'] {
    return signpostsFor(health.categories, listed).map(signpost => {
      const { text, helpIds } = health.signposts[signpost];
      return { signpost, text, helpIds: [...helpIds] };
    });
  }

  return {
    categories,
    needs,
    giveConsent,
    latestAgreed,
    refuse,
    requireConsent,
    signposts,
    conditions,
    add,
    remove,
    saveAnswers,
    answersForAdvice,
    supportNeeds,
    saveSupportNeeds,
    factsForBudget,
    factsForHelp,
  };
}

const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= LATEST_ID;
