import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownAnswers } from '@towpath/contracts/api/answers.ts';
import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { adviceSummaryPdf } from '@towpath/contracts/api/papers.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { recommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import { CONTENT_FILES, type ContentFile } from '@towpath/contracts/content/operator.ts';
import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { NO_FACTS } from '@towpath/domain/budget/facts.ts';
import { missingItems } from '@towpath/domain/budget/missingItems.ts';
import { typesOf } from '@towpath/domain/budget/rules.ts';
import { budgetFigures } from '@towpath/domain/solutions/figures/budget.ts';
import { rulesOn } from '@towpath/domain/solutions/testing/inForce.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { REVIEW_ANSWERS, walkReview } from '../../testing/adviceJourney.ts';
import { fillIn, submitIncome } from '../../testing/budget.ts';
import { inFullReview, USUAL_ANSWERS, type Walker } from '../../testing/journeyWalk.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

/** A benefit of the operator's own, for which no rule was written: the first free number from 1025. */
const { categories } = readOperatorContent(shipped).budget.rules;
const taken = new Set(categories.flatMap(typesOf).map(({ id }) => id));
const OWN_BENEFIT = Array.from({ length: 16 }, (_, index) => 1025 + index).find(id => !taken.has(id)) ?? 0;
/** From the shipped content: the categories of pay and of benefits. */
const PAY = 1;
const BENEFITS = 2;

/** What the operator adds: only the line. */
const LINE = `{ "id": ${OWN_BENEFIT}, "name": "Winter Support Grant", "roles": ["benefit", "disability"], "tooltip": "A new one." },`;

const content = mkdtempSync(join(tmpdir(), 'towpath-content-'));
let test: TestApp;
beforeAll(async () => {
  cpSync(join(REPOSITORY_ROOT, 'content'), content, { recursive: true });
  const budget = readFileSync(join(content, 'budget.json'), 'utf8');
  const before = budget.indexOf('{', budget.indexOf('"types"', budget.indexOf('"name": "Benefits"')));
  writeFileSync(join(content, 'budget.json'), budget.slice(0, before) + LINE + budget.slice(before));
  // Whether all income is benefits is asked only in Scotland, since it decides something only there.
  const settings = JSON.parse(readFileSync(join(content, 'settings.json'), 'utf8'));
  writeFileSync(join(content, 'settings.json'), JSON.stringify({ ...settings, alsoAdviseIn: ['scotland'] }));
  test = await createTestApp({ CONTENT_DIR: content });
});
afterAll(async () => {
  await test.close();
  rmSync(content, { recursive: true });
});

const knownAt = async (person: Walker, stepId: string) =>
  (await person.call(knownAnswers, {})).answer.find(known => known.stepId === stepId);

/**
 * A person whose whole income is the operator's benefit, at the question whether all of it is from benefits.
 */
async function onOwnBenefit(): Promise<Walker> {
  const person = await inFullReview(test, { ...USUAL_ANSWERS, nation: 'scotland' });
  await walkReview(person, REVIEW_ANSWERS, 'budget');
  await fillIn(person);
  const line = { typeId: OWN_BENEFIT, amount: 1500, frequencyId: 1 };
  expect((await submitIncome(person, PAY, [])).status).toBe(200);
  expect((await submitIncome(person, BENEFITS, [line])).status).toBe(200);
  expect((await person.call(completeBudget, {})).status).toBe(204);
  expect((await person.save('budget', [])).status).toBe(204);
  expect(await walkReview(person, REVIEW_ANSWERS, 'only-benefits')).toBe('only-benefits');
  return person;
}

it('a benefit that an operator adds counts as one to questions, solutions and papers (HO-004)', async () => {
  const person = await onOwnBenefit();
  expect(await knownAt(person, 'only-benefits')).toMatchObject({
    answers: [{ id: 'only-benefits.yes' }],
    says: 'In your budget, all that comes in is benefits.',
  });
  const told = { ...REVIEW_ANSWERS, 'only-benefits': 'yes', 'only-benefits-since': '2020-01' };
  expect(await walkReview(person, told)).toBe('full-advice');

  const { recordId } = (await person.call(recommendation, {})).answer;
  const params = { recordId: recordId ?? '' };
  const { facts } = (await person.call(recommendationFacts, { params })).answer;
  expect(facts.statement.lines.filter(({ monthly }) => monthly === 1500_00)).toEqual([
    { typeId: OWN_BENEFIT, roles: ['benefit', 'disability'], monthly: 1500_00, whose: null },
  ]);
  const on = { year: 2026, month: 11, day: 23 };
  const figures = budgetFigures(facts, rulesOn('scotland', on).limits, on);
  expect(figures).toMatchObject({
    income: { low: 1500_00, high: 1500_00 },
    isOnlyBenefits: { low: 1, high: 1 },
    // Water is part of the council tax in Scotland, so the line of a water bill does not count.
    left: { low: 270_00, high: 270_00 },
    leftWithoutDisabilityBenefits: { low: -1230_00, high: -1230_00 },
  });

  const { text } = await readPdf((await person.call(adviceSummaryPdf, { params })).bytes);
  expect(text).toMatch(/Money in\s+£1,500/u);
});

it('a disability benefit that an operator adds leaves none to be missed (HO-175)', () => {
  const texts = CONTENT_FILES.map(file => [file, readFileSync(join(content, file), 'utf8')]);
  const { rules } = readOperatorContent(Object.fromEntries(texts) as Record<ContentFile, string>).budget;
  const category = rules.categories.find(({ id }) => id === BENEFITS);
  if (!category) throw new Error('There are no benefits.');
  const facts = { ...NO_FACTS, mayGetDisabilityBenefit: true };
  const missedBy = (typeId: number) => {
    const entries = [{ typeId, amount: 400_00, frequencyId: 1, deviationReasonId: null }];
    return missingItems(rules, category, [{ categoryId: BENEFITS, entries, acknowledged: [] }], facts, null);
  };
  const withRole = typesOf(category).filter(({ roles }) => roles.includes('disability'));
  expect(withRole.map(({ id }) => id)).toContain(OWN_BENEFIT);
  for (const { id } of withRole) expect(missedBy(id)).toEqual([]);
  // The same sum on a benefit of another kind: then the line that is usual for it may have been missed.
  const other = typesOf(category).find(({ roles }) => !roles.includes('disability'));
  const usual = withRole.find(({ id }) => id !== OWN_BENEFIT);
  if (!other || !usual) throw new Error('There is no benefit to compare with.');
  expect(missedBy(other.id)).toEqual([[usual.id]]);
});
