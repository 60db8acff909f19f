import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Application } from '@towpath/contracts/api/applications.ts';
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { choiceQuestions } from '@towpath/contracts/api/plans.ts';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { type Field, fieldsOf } from '@towpath/domain/applications/form.ts';
import { APPLICATION_FORMS } from '@towpath/domain/applications/forms/forms.ts';
import { answerTo, entryOf } from '@towpath/domain/applications/testing/answers.ts';
import { isUkNation } from '@towpath/domain/people/nation.ts';
import { advised } from './advised.ts';
import { spends } from './budgeting.ts';
import { credentials } from './credentials.ts';

/** Somebody with so little left each month that a debt relief order is open to them, and who chose it. */
export async function choseOrder(
  context: BrowserContext,
  email: string,
  creditor = 'Alder Loans',
): Promise<void> {
  const second = { initialCreditorName: creditor, creditTypeId: 1, currentBalance: 500 };
  await advised(context, { email, moreDebts: [{ ...second, regularPaymentAmount: 20 }] });
  await spends(context, 11, [
    [2001, 780],
    [2006, 120],
    [2008, 15],
  ]);
  await choosesOnline(context, 'DRO');
}

/** Chooses a solution of the advice from elsewhere, with the right answers to what is asked before an insolvency. */
export async function choosesOnline(context: BrowserContext, shortName: string): Promise<void> {
  const headers = await credentials(context);
  const advice = await context.request.get('/api/core/advice/mine/recommendation', { headers });
  const { recordId } = await advice.json();
  const asked = await context.request.get('/api/core/plans/mine/questions', {
    headers,
    params: { recordId, shortName },
  });
  const { questions } = (await asked.json()) as AnswerOf<typeof choiceQuestions>;
  const understanding = questions.map(({ id, answers }) => ({
    questionId: id,
    answerId: answers.find(({ isRight }) => isRight)?.id,
  }));
  const data = { recordId, shortName, replaces: null, hasReadRisks: true, understanding };
  const chosen = await context.request.post('/api/core/plans/mine', { headers, data });
  expect(chosen.ok(), await chosen.text()).toBe(true);
}

/** Takes from elsewhere a debt off the list, by its creditor. */
export async function owesNoMore(context: BrowserContext, creditor: string): Promise<void> {
  const headers = await credentials(context);
  const listed = await context.request.get('/api/core/debts/mine', { headers });
  const { debts } = (await listed.json()) as { debts: { id: string; initialCreditorName: string }[] };
  const id = debts.find(one => one.initialCreditorName === creditor)?.id ?? '';
  const data = { isDeleted: true };
  const changed = await context.request.put(`/api/core/debts/mine/${id}`, { headers, data });
  expect(changed.ok(), await changed.text()).toBe(true);
}

/**
 * Answers from elsewhere all that is missing in the form, but for some questions; of two answers that do not match, what was
 * told is right.
 */
export async function answersTheRest(context: BrowserContext, but: readonly string[]): Promise<void> {
  const headers = await credentials(context);
  const read = await context.request.get('/api/core/applications/mine', { headers });
  let { application } = (await read.json()) as { application: Application };
  const isLeft = ({ at }: { readonly at: Place }) => !but.includes(at.part ?? at.field);
  for (let turn = 0; turn < 100; turn += 1) {
    const { missing, clashes, nation } = application.filled;
    const clash = clashes.find(isLeft);
    const open = missing.flatMap(({ items }) => items).find(isLeft);
    const next = clash
      ? { at: clash.at, value: clash.values[0]?.value }
      : open && answered(fieldOf(application, open.at), open.at, nation);
    if (!next) return;
    const { planId, revision } = application;
    const data = { planId, revision, ...next };
    const given = await context.request.post('/api/core/applications/mine/answers', { headers, data });
    expect(given.ok(), `${JSON.stringify(data)}: ${await given.text()}`).toBe(true);
    ({ application } = await given.json());
  }
}

function fieldOf({ kind }: Application, at: Place): Field {
  const field = fieldsOf(APPLICATION_FORMS[kind]).find(({ id }) => id === at.field);
  if (!field) throw new Error(`No such field: ${at.field}.`);
  return field;
}

/** Hands the form over from elsewhere, complete. */
export async function handsOver(context: BrowserContext): Promise<void> {
  const headers = await credentials(context);
  const read = await context.request.get('/api/core/applications/mine', { headers });
  const { planId, revision } = ((await read.json()) as { application: Application }).application;
  const data = { planId, revision, asItIs: false };
  const handed = await context.request.post('/api/core/applications/mine/hand-over', { headers, data });
  expect(handed.ok(), await handed.text()).toBe(true);
}

/** Gives an answer in the form from elsewhere, as another window does. */
export async function givesInForm(context: BrowserContext, field: string, value: string): Promise<void> {
  const headers = await credentials(context);
  const read = await context.request.get('/api/core/applications/mine', { headers });
  const { planId, revision } = ((await read.json()) as { application: Application }).application;
  const data = { planId, revision, at: { field, entry: null, part: null }, value };
  const given = await context.request.post('/api/core/applications/mine/answers', { headers, data });
  expect(given.ok(), await given.text()).toBe(true);
}

/** An answer to a field or to a part of an entry; of a list, one more entry. The home is where the person told us. */
function answered(field: Field, at: Place, livesIn: Application['filled']['nation']) {
  const place = livesIn ?? undefined;
  const nation = isUkNation(place) ? place : undefined;
  if (field.kind !== 'list') return { at, value: answerTo(field, 'no', nation) };
  const asked = field.parts.find(({ id }) => id === at.part);
  if (asked) return { at, value: answerTo(asked, 'no', nation) };
  const { id, parts } = entryOf(field, 'no', { nation });
  const known = Object.entries(parts).filter(([name]) => field.parts.some(part => part.id === name));
  return { at: { ...at, entry: id }, value: Object.fromEntries(known) };
}
