import {
  addHealthCondition,
  deleteHealthCondition,
  giveHealthConsent,
  saveHealthAnswers,
  saveSupportNeeds,
} from '@towpath/contracts/api/health.ts';
import type { HealthCondition } from '@towpath/domain/people/health.ts';
import { answersThatCount, type HealthAnswers } from '@towpath/domain/people/healthQuestions.ts';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import {
  either,
  isNumber,
  isText,
  isTruth,
  objectOf,
  oneOf,
  optional,
  orNull,
} from '../../data/outbox/shape.ts';
import {
  completeStep,
  isStepToComplete,
  type OwnSave,
  type StepToComplete,
  sendOwn,
} from '../../journey/state/ownSave.ts';
import { words } from '../words.ts';
import { isHealthAnswers, isKeptNeeds, type KeptNeeds, keptHealth, kindOf } from './keptForm.ts';

/** A yes or no to a text, with the version of the text that the person saw. */
type Consent = { readonly hasConsented: boolean; readonly textVersion: string };

/** One thing that a person has said about their health, on its way to the server. */
export type HealthAct =
  | { readonly act: 'consent'; readonly consent: Consent }
  | { readonly act: 'add'; readonly condition: HealthCondition }
  | { readonly act: 'delete'; readonly id: number }
  | {
      readonly act: 'answers';
      readonly answers: HealthAnswers;
      /** The answers as they were stored when the person began to change them. */
      readonly was?: HealthAnswers | undefined;
      readonly completes: StepToComplete;
    };

/** What helps when we talk or write, with the consent to keep it where that changes. */
export type NeedsGiven = { readonly needs: KeptNeeds; readonly consent: Consent | null };

const isConsent = objectOf<Consent>({ hasConsented: isTruth, textVersion: isText });

const ACT = {
  ...kindOf(
    'health',
    words.unsent.answers,
    either(
      either(
        objectOf<Extract<HealthAct, { act: 'consent' }>>({
          act: oneOf('consent'),
          consent: isConsent,
        }),
        objectOf<Extract<HealthAct, { act: 'delete' }>>({ act: oneOf('delete'), id: isNumber }),
      ),
      either(
        objectOf<Extract<HealthAct, { act: 'add' }>>({
          act: oneOf('add'),
          condition: objectOf<HealthCondition>({ id: isNumber, title: isText, description: isText }),
        }),
        objectOf<Extract<HealthAct, { act: 'answers' }>>({
          act: oneOf('answers'),
          answers: isHealthAnswers,
          was: optional(isHealthAnswers),
          completes: isStepToComplete,
        }),
      ),
    ),
  ),
  onlyNewest: true,
};

const NEEDS = {
  ...kindOf(
    'support needs',
    words.unsent.needs,
    objectOf<NeedsGiven>({
      needs: isKeptNeeds,
      consent: orNull(isConsent),
    }),
  ),
  onlyNewest: true,
};

/** The address where an action waits: a newer one of the same kind replaces it. */
export function keyOf(healthAct: HealthAct): string {
  return healthAct.act === 'delete' ? `delete ${healthAct.id}` : healthAct.act;
}

/** Saves one thing about the person's health. The answers complete the step. */
export const healthSave: OwnSave<HealthAct, void> = {
  kind: ACT,
  async call(healthAct) {
    switch (healthAct.act) {
      case 'consent':
        return api(giveHealthConsent, { body: { purpose: 'conditions', ...healthAct.consent } });
      case 'add':
        await api(addHealthCondition, { body: healthAct.condition });
        return;
      case 'delete':
        return api(deleteHealthCondition, { params: { id: String(healthAct.id) } }).catch(failed => {
          // It is gone already, which is what was asked for.
          if (!hasCode(failed, 'NOT_FOUND')) throw failed;
        });
      case 'answers':
        return api(saveHealthAnswers, { body: { ...healthAct.answers, was: healthAct.was } });
    }
  },
  saved(outbox, healthAct) {
    const { condition, answers } = keptHealth(outbox);
    if (healthAct.act === 'add' && condition.read()?.id === healthAct.condition.id) condition.forget();
    if (healthAct.act !== 'answers') return;
    const typed = answers.read();
    if (typed && JSON.stringify(answersThatCount(typed)) === JSON.stringify(healthAct.answers))
      answers.forget();
    completeStep(outbox, healthAct.completes);
  },
};

/** Saves what helps when we talk or write. A no removes what was kept. */
export const needsSave: OwnSave<NeedsGiven, void> = {
  kind: NEEDS,
  async call({ consent, needs }) {
    if (consent) await api(giveHealthConsent, { body: { purpose: 'supportNeeds', ...consent } });
    if (!needs.agreed) return;
    const was = needs.was && [...needs.was];
    await api(saveSupportNeeds, { body: { supportNeedIds: [...needs.ids], was } });
  },
  saved(outbox, healthAct) {
    const { needs } = keptHealth(outbox);
    if (JSON.stringify(needs.read()) === JSON.stringify(healthAct.needs)) needs.forget();
  },
};

export const healthSender = senderOf(ACT, outbox => sendOwn(healthSave, outbox));
export const needsSender = senderOf(NEEDS, outbox => sendOwn(needsSave, outbox));
