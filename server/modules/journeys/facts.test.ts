import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveHousehold } from '@towpath/contracts/api/household.ts';
import { createJourney, myPages, myStatus } from '@towpath/contracts/api/journeys.ts';
import type { FactCondition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { advice, journey, page, radio, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { secondFullReview } from '@towpath/domain/journeys/testing/shipped.ts';
import { loadJourney } from '@towpath/web/journey/state/loadJourney.ts';
import { standInForBrowser } from '@towpath/web/testing/browser.ts';
import { testOutbox } from '@towpath/web/testing/outbox.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { REVIEW_ANSWERS, SECOND_REVIEW_ANSWERS, walkReview } from '../../testing/adviceJourney.ts';
import { inFullReview, USUAL_ANSWERS, type Walker, walkerFor } from '../../testing/journeyWalk.ts';
import { guest, personWith } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { FULL_REVIEW, shippedDefinitions } from './shipped.ts';

const withSecond = () =>
  shippedDefinitions().map(each => (each.journey === FULL_REVIEW ? secondFullReview : each));

describe('the full review asks what decides only in Scotland of people there alone', () => {
  let test: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'towpath-facts-'));
  beforeAll(async () => {
    cpSync(join(import.meta.dirname, '../../../content'), folder, { recursive: true });
    const file = join(folder, 'settings.json');
    const settings = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...settings, alsoAdviseIn: ['scotland'] }));
    test = await createTestApp({ CONTENT_DIR: folder });
  });
  afterEach(() => vi.unstubAllGlobals());
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const livingIn = (nation: string) => inFullReview(test, { ...USUAL_ANSWERS, nation });
  const { 'only-benefits': _, ...answers } = REVIEW_ANSWERS;

  it('asks there, and takes the answers that belong there (HO-035)', async () => {
    const person = await livingIn('scotland');
    expect((await person.call(myStatus, {})).answer.facts).toEqual({
      nation: 'scotland',
      'debt-plan-now': 'no',
    });
    expect(await walkReview(person, answers, 'earlier-plans')).toBe('earlier-plans');
    expect((await person.save('earlier-plans', ['moratorium'])).status).toBe(204);
    expect((await person.position())?.stepId).toBe('moratorium-ended-on');
    await person.save('earlier-plans', 'none');
    expect(await walkReview(person, answers)).toBe('only-benefits');
  });

  it('leaves them out elsewhere, and refuses what was not offered (HO-035)', async () => {
    const person = await livingIn('england');
    expect((await person.call(myStatus, {})).answer.facts).toEqual({
      nation: 'england',
      'debt-plan-now': 'no',
    });
    await walkReview(person, answers, 'earlier-plans');
    expect((await person.save('earlier-plans', ['moratorium'])).status).toBe(400);
    expect((await person.save('earlier-plans', 'none')).status).toBe(204);
    expect(await walkReview(person, answers)).toBe('full-advice');
    const refused = await person.save('only-benefits', 'no');
    expect(refused.body).toContain('STEP_NOT_ON_PATH');
  });

  it('walks the same path in the browser (HO-036)', async () => {
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const openAt = async (person: Walker) => {
      const browser = standInForBrowser();
      browser.metas.set('core-api', `${address}/api/core`);
      const [scheme = '', token = ''] = person.authorization.split(' ');
      expect(scheme).toBe('Bearer');
      browser.cookies.set('accessToken', token);
      const loaded = await loadJourney(testOutbox(), () => undefined);
      return { stepId: loaded?.store.snapshot().path.open?.stepId, position: loaded?.position?.stepId };
    };
    for (const [nation, stop] of [
      ['scotland', 'only-benefits'],
      ['wales', 'changes'],
    ] as const) {
      const person = await livingIn(nation);
      expect(await walkReview(person, answers, stop)).toBe(stop);
      expect(await openAt(person)).toEqual({ stepId: stop, position: stop });
    }
  });

  it('ends on the version before for whoever began on it, where everybody is asked (HO-037)', async () => {
    const earlier = { ...test, ...(await test.startAnother(withSecond())) };
    const begun = await inFullReview(earlier, { ...USUAL_ANSWERS, nation: 'england' });
    const person = await walkerFor(test, personWith(test, begun.customerId, begun.authorization));
    expect((await person.call(myPages, {})).answer.version).toBe(2);
    const { 'only-benefits': __, ...inSecond } = SECOND_REVIEW_ANSWERS;
    await walkReview(person, inSecond, 'earlier');
    expect((await person.save('earlier', ['moratorium'])).status).toBe(204);
    await person.save('earlier', 'none');
    expect(await walkReview(person, inSecond)).toBe('only-benefits');
  });
});

describe('a fact that changes', () => {
  const withOthers: FactCondition = {
    property: 'fact',
    fact: 'household',
    operator: 'eq',
    value: 'with-others',
  };
  const definition = journey(
    page('home', { ...step('Household Makeup', 'household'), stepConfig: {} }),
    page('share', { ...radio('shared', ['yes', 'no']), when: withOthers }),
    page('last', radio('end', ['yes', 'no']), advice()),
  );
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({}, [definition]);
  });
  afterAll(() => test.close());

  it('moves the path as a changed answer does, forth and back, and keeps what was answered (HO-032)', async () => {
    const visitor = await guest(test);
    await visitor.call(createJourney, { body: {} });
    const person = await walkerFor(test, visitor);
    const living = async (additionalAdults: number) => {
      const nobody = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0 };
      (await person.call(saveHousehold, { body: { stepId: 'household', ...nobody, additionalAdults } }))
        .answer;
    };
    const at = async () => (await person.position())?.stepId;
    await living(0);
    expect((await person.save('household', [])).status).toBe(204);
    expect(await at()).toBe('end');
    await living(2);
    expect(await at()).toBe('shared');
    expect((await person.save('end', 'yes')).body).toContain('STEP_NOT_ON_PATH');
    expect((await person.save('shared', 'yes')).status).toBe(204);
    expect(await at()).toBe('end');
    await living(0);
    expect((await person.save('shared', 'no')).body).toContain('STEP_NOT_ON_PATH');
    expect((await person.call(myStatus, {})).answer.facts).toEqual({ household: 'alone' });
    await living(1);
    expect(await at()).toBe('end');
  });
});
