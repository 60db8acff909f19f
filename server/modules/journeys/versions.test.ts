import { createJourney, myPages, myStatus } from '@towpath/contracts/api/journeys.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { advice, chose, journey, page, radio, wayTo } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { questionsOf } from '@towpath/domain/journeys/phases.ts';
import { secondFullReview } from '@towpath/domain/journeys/testing/shipped.ts';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walker, walkerFor } from '../../testing/journeyWalk.ts';
import { personWith } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const first = journey(
  page('one', radio('home', ['own', 'rent'])),
  page('two', radio('work', ['yes', 'no']), advice()),
);
const second: JourneyDefinition = {
  ...journey(
    page('one', radio('home', ['own', 'rent', 'boat'])),
    page('two', radio('pets', ['yes', 'no']), radio('work', ['yes', 'no']), advice()),
  ),
  version: 2,
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, [first]);
});
afterAll(() => test.close());

describe('a version of a questionnaire', () => {
  it('stays with the person who began on it, to the end, after a newer one was published', async () => {
    const early = await walker(test);
    await early.save('home', 'own');
    const released = await afterRelease();
    const after = await walkerFor(released, personWith(released, early.customerId, early.authorization));
    const { answer } = await after.call(myPages, {});
    expect([answer.version, [...after.steps.keys()]]).toEqual([1, ['home', 'work', 'advice']]);
    await after.save('work', 'no');
    expect((await after.call(myStatus, {})).answer).toMatchObject({ status: 'Completed' });
    expect((await after.save('pets', 'yes')).error.code).toBe('NOT_FOUND');
  });

  it('is the newest one for whoever begins now', async () => {
    const late = await walker(await afterRelease());
    expect([...late.steps.keys()]).toEqual(['home', 'pets', 'work', 'advice']);
    expect((await late.save('home', 'boat')).status).toBe(204);
    // A server that still runs the previous release meets a version it does not have.
    const elsewhere = personWith(test, late.customerId, late.authorization);
    expect((await elsewhere.call(createJourney, { body: {} })).answer.templateId).toBe('example-2');
    const there = await walkerFor(test, elsewhere);
    expect((await there.save('pets', 'no')).status).toBe(204);
    expect((await late.position())?.stepId).toBe('work');
  });

  it('cannot be published again with other content, and says so in one line', async () => {
    const changed = { ...first, name: 'Another name' };
    await expect(test.startAnother([changed])).rejects.toThrow(
      "Journey 'example' version 1 was published with other content. Give the changed questionnaire a new version number.",
    );
  });

  it('may be laid out anew in its file', async () => {
    const { journey: id, version, pages, template, name } = first;
    const another = await test.startAnother([{ pages, template, name, version, journey: id }]);
    expect((await another.app.inject('/health/ready')).statusCode).toBe(200);
  });

  it('may say later which phase its sections are of, but never another question (HO-182)', async () => {
    const pages = first.pages.map(page => ({
      ...page,
      sections: page.sections.map(section => ({ ...section, phase: 'home' })),
    }));
    const another = await test.startAnother([{ ...first, purpose: 'qualifier', pages }]);
    expect((await another.app.inject('/health/ready')).statusCode).toBe(200);
    const reworded = pages.map(page => ({ ...page, headerName: 'Another header' }));
    await expect(test.startAnother([{ ...first, purpose: 'qualifier', pages: reworded }])).rejects.toThrow(
      "Journey 'example' version 1 was published with other content.",
    );
  });

  it('is read with the phases of its file where it was stored without them (HO-022, HO-182)', async () => {
    const stored = questionsOf(secondFullReview);
    expect(stored).not.toEqual(secondFullReview);
    const early = await walker({ ...test, ...(await test.startAnother([stored])) });
    const released = await afterRelease();
    const later = personWith(released, early.customerId, early.authorization);
    const { answer } = await later.call(myPages, {});
    expect([answer.version, answer.purpose]).toEqual([2, 'full-review']);
    expect(answer.pages.map(({ templateId: _, ...page }) => page)).toEqual(secondFullReview.pages);
  });

  it('is refused with its first fault when somebody could get lost in it', async () => {
    const lost = {
      ...journey(page('one', radio('home', ['own'], wayTo('away', chose('home.own'))), advice())),
      version: 9,
    };
    await expect(test.startAnother([lost])).rejects.toThrow(
      /^Journey 'example' version 9, page 'one'.*'away'/,
    );
  });

  it.each([
    ['changed', 'update journey_versions set version = 7'],
    ['deleted', 'delete from journey_versions'],
    ['emptied', 'truncate journey_versions cascade'],
  ])('is never %s in the database', async (_, statement) => {
    await expect(test.database.executeQuery(CompiledQuery.raw(statement))).rejects.toThrow(
      'journey_versions rows are never changed',
    );
  });
});

/** The server that runs the newer program, on the same database. */
async function afterRelease(): Promise<TestApp> {
  return { ...test, ...(await test.startAnother([second])) };
}
