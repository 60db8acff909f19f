import { myPageAnswers, saveAnswers } from '@towpath/contracts/api/answers.ts';
import { createJourney, myStatus } from '@towpath/contracts/api/journeys.ts';
import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import { advice, journey, page, radio, step, wayTo } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { STEP_KINDS } from '@towpath/domain/journeys/kinds.ts';
import { compileJourney } from '@towpath/domain/journeys/plan.ts';
import { accepted, refused } from '@towpath/domain/values/checked.ts';
import { STEP_SCREENS } from '@towpath/web/app/stepKinds.ts';
import { loadJourney } from '@towpath/web/journey/state/loadJourney.ts';
import type { StepScreen } from '@towpath/web/journey/stepScreens.ts';
import { checkDraftOf } from '@towpath/web/journey/steps/question/draft.ts';
import type { StepProps } from '@towpath/web/journey/steps/stepProps.ts';
import { standInForBrowser } from '@towpath/web/testing/browser.ts';
import { testOutbox } from '@towpath/web/testing/outbox.ts';
import { stepsShown } from '@towpath/web/testing/stepsShown.tsx';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { guest, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const TOO_FAR = 'Choose a number from 1 to 10';

/** How a person feels about their money, from 1 to 10: a kind of step that the program does not know. */
const MOOD: StepKind = {
  name: 'Mood',
  completedBy: 'answers',
  check({ answers }, given) {
    const score = Number(given[0]?.value.trim());
    if (given.length !== 1 || !Number.isInteger(score) || score < 1 || score > 10) {
      return refused('outOfBounds', TOO_FAR);
    }
    return accepted([{ id: answers[0]?.id ?? '', value: String(score) }]);
  },
};
const KINDS = [...STEP_KINDS, MOOD];

const low = { property: 'value', operator: 'lt', value: 4 } as const;
const definition = journey(
  page(
    'one',
    { ...step('Mood', 'mood', wayTo('talk', low), wayTo('why')), answers: [{ id: 'mood.score', value: '' }] },
    radio('talk', ['yes', 'no']),
    radio('why', ['debts', 'work']),
  ),
  page('two', advice()),
);

function MoodScreen({ planStep, value }: StepProps) {
  return `${planStep.step.headerText}: ${value[0]?.value ?? 'not said'} of 10`;
}

let test: TestApp;
let person: Person;
beforeAll(async () => {
  test = await createTestApp({}, [definition], { stepKinds: KINDS });
  person = await guest(test);
  await person.call(createJourney, { body: {} });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => test.close());

const moodOf = async (by: Person) =>
  (await by.call(myPageAnswers, { params: { pageId: 'one' } })).answer.find(
    ({ stepId }) => stepId === 'mood',
  );

it('is proven like any other: every branch that its answers lead to is found (HO-024)', () => {
  expect(compileJourney(definition, KINDS)).toMatchObject({ ok: true, warnings: [] });
  expect(compileJourney(definition)).toMatchObject({
    faults: [{ code: 'unknown-step-type', message: "There is no step type 'Mood'." }],
  });
});

it('checks what is given by its own rule and keeps it, on the server (HO-024)', async () => {
  const save = (value: string) =>
    person.call(saveAnswers, { body: { stepId: 'mood', answers: [{ id: 'mood.score', value }] } });
  const refusal = await save('eleven');
  expect(refusal.status).toBe(400);
  expect(refusal.error).toMatchObject({ fields: [{ field: 'mood', message: TOO_FAR }] });
  expect((await save(' 3 ')).status).toBe(204);
  expect(await moodOf(person)).toMatchObject({ answers: [{ id: 'mood.score', value: '3' }] });
  expect((await person.call(myStatus, {})).answer.position).toEqual({ pageId: 'one', stepId: 'talk' });
});

it('is loaded, shown by the component it came with, answered and saved, in the browser (HO-024)', async () => {
  const other = await guest(test);
  await other.call(createJourney, { body: {} });
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const browser = standInForBrowser();
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  browser.metas.set('core-api', `${address}/api/core`);
  browser.cookies.set('basicAuthToken', other.authorization.replace('Basic ', ''));

  const loaded = await loadJourney(testOutbox(), () => undefined, false, KINDS);
  if (!loaded) throw new Error('There is no journey.');
  const { store } = loaded;
  store.start();
  const screens = new Map<string, StepScreen>([...STEP_SCREENS, [MOOD.name, MoodScreen]]);
  const shown = () => stepsShown(loaded, 'one', screens);
  expect(shown()).toContain('mood: not said of 10');

  const planStep = store.plan.stepById.get('mood');
  if (!planStep) throw new Error('There is no step.');
  expect(checkDraftOf(planStep, [{ id: 'mood.score', value: '0' }])).toMatchObject({ message: TOO_FAR });
  const checked = checkDraftOf(planStep, [{ id: 'mood.score', value: ' 8' }]);
  if (!checked.ok) throw new Error(checked.message);
  store.answer('mood', checked.value);
  expect(store.snapshot().path.open?.stepId).toBe('why');
  expect(shown()).toContain('mood: 8 of 10');
  await store.allSaved();
  expect(await moodOf(other)).toMatchObject({ answers: [{ id: 'mood.score', value: '8' }] });
});
