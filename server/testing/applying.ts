import { giveApplicationAnswer, myApplication } from '@towpath/contracts/api/applications.ts';
import { completeBudget } from '@towpath/contracts/api/budget.ts';
import type { BodyOf } from '@towpath/contracts/api/call.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { type ApplicationKind, fieldsOf, type SingleField } from '@towpath/domain/applications/form.ts';
import { APPLICATION_FORMS } from '@towpath/domain/applications/forms/forms.ts';
import { atAdvice } from './adviceJourney.ts';
import { COSTS, submitCosts } from './budget.ts';
import { chooses } from './choosing.ts';
import type { Walker } from './journeyWalk.ts';
import type { Site } from './site.ts';

type Given = BodyOf<typeof giveApplicationAnswer>;

type Chooser = Parameters<typeof atAdvice>[1] & { readonly monthlyRent?: number };

/**
 * Somebody with so little left each month that they could choose a debt relief order, and did. Where water has no bill of its
 * own, a higher rent leaves as little.
 */
export async function choseOrder(test: Site, { monthlyRent = 780, ...told }: Chooser = {}) {
  const person = await atAdvice(test, { debt: { currentBalance: 16_000 }, ...told });
  const [rent, ...bills] = COSTS[11] ?? [];
  if (!rent) throw new Error('The budget has no rent.');
  (await submitCosts(person, 11, [{ ...rent, amount: monthlyRent }, ...bills])).answer;
  (await person.call(completeBudget, {})).answer;
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const { plan } = (await chooses(person, { recordId, shortName: 'DRO' })).answer;
  return { person, recordId, planId: plan.id };
}

/** The application of a person as they read it. */
export async function applicationOf(person: Walker) {
  const { application } = (await person.call(myApplication, {})).answer;
  if (!application) throw new Error('They apply for nothing.');
  return application;
}

/** Gives an answer in the application of a person as it stands. */
export async function giveAnswer(person: Walker, at: Given['at'], value: Given['value']) {
  const { planId, revision } = await applicationOf(person);
  return person.call(giveApplicationAnswer, { body: { planId, revision, at, value } });
}

/** Where somebody of a test lives, and has lived. */
type Home = { readonly town: string; readonly postcode: string };
const LEEDS: Home = { town: 'Leeds', postcode: 'LS1 1AA' };
/** The same in Scotland. */
export const PERTH: Home = { town: 'Perth', postcode: 'PH1 5EN' };

/** Answers all that is missing, one thing after another as the page asks for it, and picks the first of two that do not match. */
export async function answerAll(person: Walker, home: Home = LEEDS): Promise<void> {
  let application = await applicationOf(person);
  for (let turn = 0; turn < 100; turn += 1) {
    const { kind, filled, planId, revision } = application;
    const [clash] = filled.clashes;
    const open = clash?.at ?? filled.missing[0]?.items[0]?.at;
    if (!open) return;
    const value = clash ? (clash.values[0]?.value ?? null) : plausible(kind, open, home);
    const at = isList(kind, open) ? { ...open, entry: `added:${turn}`, part: null } : open;
    // What a call answers is the form as it stands now, as the page takes it: it is not read once more for each.
    application = (await person.call(giveApplicationAnswer, { body: { planId, revision, at, value } })).answer
      .application;
  }
  throw new Error('Something is missing still.');
}

function fieldAt(kind: ApplicationKind, at: Given['at']) {
  const form = APPLICATION_FORMS[kind];
  const field = fieldsOf(form).find(({ id }) => id === at.field);
  if (!field) throw new Error(`No such field: ${at.field}.`);
  return field;
}

function isList(kind: ApplicationKind, at: Given['at']): boolean {
  return at.entry === null && fieldAt(kind, at).kind === 'list';
}

function plausible(kind: ApplicationKind, at: Given['at'], home: Home): Given['value'] {
  const field = fieldAt(kind, at);
  if (field.kind !== 'list') return valueFor(field, home);
  const part = field.parts.find(({ id }) => id === at.part);
  if (part) return valueFor(part, home);
  const needed = field.parts.filter(({ isOptional, onlyWhen }) => !isOptional && onlyWhen.length === 0);
  return Object.fromEntries(needed.map(one => [one.id, valueFor(one, home)])) as Given['value'];
}

const TEXTS: Readonly<Partial<Record<string, string>>> = {
  'national insurance number': 'JG 10 37 59 A',
  phone: '07700 900123',
  'sort code': '12-34-56',
  'account number': '12345678',
  'debt kind': 'Credit card',
};

function valueFor(field: SingleField, home: Home): string | number | boolean | Record<string, string> {
  switch (field.kind) {
    case 'text':
      return TEXTS[field.format] ?? 'Kingfisher';
    case 'day':
      return field.id === 'birthDate' ? '1990-05-14' : '2019-05-01';
    case 'month':
      return '2018-02';
    case 'money':
      return 1200;
    case 'number':
      return field.least;
    case 'yes-no':
      return field.id === 'isNow' || field.needsYes !== null;
    case 'choice':
      return field.options[0]?.value ?? '';
    case 'address':
      return { line1: '4 Lock Lane', line2: '', ...home, county: '', country: '' };
  }
}
