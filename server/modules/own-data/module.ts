import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { typesOf } from '@towpath/domain/budget/rules.ts';
import { CONSENT_CHANNELS, CONSENT_TYPES } from '@towpath/domain/people/consents.ts';
import type { Deps } from '../../deps.ts';
import type { FromOf } from '../../papers/contact.ts';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { everyHour } from '../../platform/jobs/recurringJobs.ts';
import { versionOf } from '../journeys/journeyRow.ts';
import type { Plans } from '../journeys/plans.ts';
import type { ServerModule } from '../module.ts';
import { allHeld } from './allHeld.ts';
import type { CopyDeps } from './copy.ts';
import { countErasure, tellOfErasuresUntold } from './erasureNotice.ts';
import { ERASURE_MAIL } from './erasures.ts';
import { ownDataLetters } from './letters.ts';
import { sendNotices } from './notices.ts';
import { type OwnDataDeps, registerOwnDataRoutes } from './routes.ts';
import { words } from './words.ts';

/** What people ask of their own data: a copy of all of it, to put something right, to have it erased. */
export function ownDataModule(
  deps: Deps & { readonly content: OperatorContent; readonly plans: Plans } & Pick<
      OwnDataDeps,
      'paperPool'
    > & {
      readonly letterheadOf: LetterheadOf;
      readonly fromOf: FromOf;
    },
): ServerModule {
  const { clock, config, content, database, mailSender, plans } = deps;
  const seal = createSeal(config.dataSecret);
  const rules = content.retention;
  const mail = { database, clock, rules, letterheadOf: deps.letterheadOf };

  const sayAnswer: CopyDeps['sayAnswer'] = async (journeyId, customerId, stepId, given) => {
    const version = await versionOf(database, customerId, journeyId);
    const plan = version && (await plans.load(version.journey, version.version));
    const step = plan?.stepById.get(stepId)?.step;
    if (!step) return null;
    const textOf = (id: string) => step.answers.find(answer => answer.id === id)?.value;
    return {
      question: step.headerText === '' ? step.name : step.headerText,
      answer: given.map(({ id, value }) => (value === '' ? (textOf(id) ?? '') : value)),
    };
  };

  const { categories, frequencies } = content.budget.rules;
  const names: Readonly<Record<string, ReadonlyMap<unknown, string>>> = {
    credit_type_id: new Map(content.creditTypes.map(({ id, name }) => [id, name])),
    category_id: new Map(categories.map(({ id, name }) => [id, name])),
    type_id: new Map(categories.flatMap(typesOf).map(({ id, name }) => [id, name])),
    consent_type_id: new Map([
      [CONSENT_TYPES.marketing, words.consents.news],
      [CONSENT_TYPES.moneyAdviceBody, words.consents.sharing],
    ]),
    consent_channel_type_id: new Map([
      [CONSENT_CHANNELS.emailOrWhatsApp, words.consents.email],
      [CONSENT_CHANNELS.text, words.consents.text],
    ]),
    frequency_id: new Map(frequencies.map(({ id, name }) => [id, name])),
  };
  const nameOf: CopyDeps['nameOf'] = (column, number) => names[column]?.get(number) ?? null;

  return {
    registerRoutes: app =>
      registerOwnDataRoutes(app, {
        ...deps,
        seal,
        rules,
        held: allHeld(config),
        sayAnswer,
        nameOf,
      }),
    letters: ownDataLetters(mail),
    sentNotes: { [ERASURE_MAIL]: (trx, customerId, _, at) => countErasure(trx, rules, customerId, at) },
    jobs: [
      everyHour('erasure notices', () => sendNotices({ ...mail, seal, mailSender }, clock.now())),
      everyHour('erasures that nobody was told of', () => tellOfErasuresUntold({ ...deps, rules })),
    ],
  };
}
