import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { typesOf } from '@towpath/domain/budget/rules.ts';
import { CONSENT_CHANNELS, CONSENT_TYPES } from '@towpath/domain/people/consents.ts';
import { TITLES } from '@towpath/domain/people/titles.ts';
import type { Database } from '../../platform/database/database.ts';
import { versionOf } from '../journeys/journeyRow.ts';
import type { Plans } from '../journeys/plans.ts';
import type { CopyDeps } from './copy.ts';
import { words } from './words.ts';

/** The words that a copy puts beside what is stored: of questions, and for numbers that stand for something. */
export function copyWords({
  database,
  content,
  plans,
}: {
  readonly database: Database;
  readonly content: Pick<OperatorContent, 'budget' | 'creditTypes'>;
  readonly plans: Pick<Plans, 'load'>;
}): Pick<CopyDeps, 'sayAnswer' | 'nameOf'> {
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
    title_id: new Map(TITLES.map(({ id, name }) => [id, name])),
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

  return { sayAnswer, nameOf };
}
