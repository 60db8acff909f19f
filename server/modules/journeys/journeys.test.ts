import {
  createJourney,
  createNextJourney,
  myPages,
  myStatus,
  myTemplate,
} from '@towpath/contracts/api/journeys.ts';
import { fullReview, qualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFullReview, USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('beginning a journey', () => {
  it('gives a journey and its template, and keeps where the visitor came from (API-012, API-013)', async () => {
    const person = await guest(test);
    const marketingContext = {
      appId: 'mw_towpath',
      brandId: 'mw_towpath',
      plid: 'p1',
      gclId: 'g1',
      query: '?a=b',
    };
    const { answer } = await person.call(createJourney, { body: { marketingContext } });
    expect(answer).toEqual({
      journeyId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      templateId: 'qualifier-4',
    });
    const row = await test.database
      .selectFrom('journeys')
      .select(['marketing_context', 'status'])
      .where('id', '=', answer.journeyId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ marketing_context: marketingContext, status: 'Active' });
  });

  it('keeps no token of a partner’s link that an old page or cookie sends along (PT-617)', async () => {
    const person = await guest(test);
    const marketingContext = {
      appId: 'mw_towpath',
      query: 'lead=live-token&appId=mw_towpath&utm_source=mail',
    };
    await person.call(createJourney, { body: { marketingContext } });
    const row = await test.database
      .selectFrom('journeys')
      .select('marketing_context')
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    expect(row.marketing_context).toEqual({
      appId: 'mw_towpath',
      query: 'appId=mw_towpath&utm_source=mail',
    });
  });

  it('gives back the journey already begun, also when two calls arrive at once', async () => {
    const person = await guest(test);
    const calls = Array.from({ length: 5 }, () => person.call(createJourney, { body: {} }));
    const answers = (await Promise.all(calls)).map(({ answer }) => answer.journeyId);
    const again = await person.call(createJourney, { body: { marketingContext: { appId: 'mw_steps' } } });
    expect(new Set([...answers, again.answer.journeyId]).size).toBe(1);
  });

  it('asked for the next journey, gives back the running one while none follows (JN-015)', async () => {
    const person = await guest(test);
    const before = await person.call(createNextJourney, { body: {} });
    expect([before.status, before.error.code]).toEqual([404, 'NO_JOURNEY']);
    const { answer } = await person.call(createJourney, { body: {} });
    expect((await person.call(createNextJourney, { body: {} })).answer).toEqual(answer);
  });

  it('begins a partner’s look of the questionnaire by the appId of the visit', async () => {
    const person = await guest(test);
    await person.call(createJourney, { body: { marketingContext: { appId: 'mw_steps' } } });
    const { answer } = await person.call(myPages, {});
    expect([answer.journey, answer.version]).toEqual(['qualifier-steps', 1_200_004_001]);
    expect(answer.pages.length).toBeGreaterThan(20);
    expect((await person.call(myTemplate, {})).answer).toMatchObject({
      progressBarStyleId: 3,
      ctaStyleId: 4,
    });
  });

  it('begins the usual questionnaire for an appId that nobody knows', async () => {
    const person = await guest(test);
    await person.call(createJourney, { body: { marketingContext: { appId: 'mw_nobody' } } });
    expect((await person.call(myPages, {})).answer.journey).toBe('qualifier');
  });

  it('needs a credential', async () => {
    const { status, error } = await test.call(createJourney, { body: {} });
    expect([status, error.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });
});

describe('the journey after the Qualifier', () => {
  it('is the full review, once a person with an account has come to the advice (JN-001, JN-015, API-013)', async () => {
    const person = await walker(test, { appId: 'mw_steps' });
    expect(await walkOn(person)).toBe('advice');
    const before = await person.call(myStatus, {});
    const { answer } = await person.call(createNextJourney, { body: {} });
    expect(answer).toEqual({
      journeyId: expect.any(String),
      templateId: `full-review-${fullReview.version}`,
    });
    expect(answer.journeyId).not.toBe(before.answer.id);
    const pages = await person.call(myPages, {});
    expect(pages.answer.pages.map(({ templateId: _, ...page }) => page)).toEqual(fullReview.pages);
    expect((await person.call(myTemplate, {})).answer.progressBarStyleId).toBe(1);
    expect((await person.call(myStatus, {})).answer).toMatchObject({
      id: answer.journeyId,
      status: 'In progress',
      isQualifier: false,
      isAdvised: false,
      position: { pageId: 'residential', stepId: 'usual-home' },
      sections: [
        { id: 'residential', name: 'Residential details', status: 'in-progress' },
        { id: 'savings', name: 'Your situation', status: 'not started' },
        { id: 'your-debts', name: 'Your debts', status: 'not started' },
        { id: 'partner', name: 'Income and outgoings', status: 'not started' },
        { id: 'income-to-come', name: 'Your income to come', status: 'not started' },
        { id: 'last-steps', name: 'Last Steps', status: 'not started' },
      ],
    });
  });

  it('is begun once, also by calls that arrive at once, and keeps where the visitor came from', async () => {
    const person = await walker(test, { appId: 'mw_quick', plid: 'p7' });
    await walkOn(person);
    const calls = Array.from({ length: 4 }, () => person.call(createNextJourney, { body: {} }));
    const ids = (await Promise.all(calls)).map(({ answer }) => answer.journeyId);
    const again = (await person.call(createNextJourney, { body: {} })).answer.journeyId;
    expect(new Set([...ids, again]).size).toBe(1);
    const rows = await test.database
      .selectFrom('journeys')
      .select(['journey', 'is_current', 'status', 'marketing_context'])
      .where('customer_id', '=', person.customerId)
      .orderBy('is_current')
      .execute();
    const marketing_context = { appId: 'mw_quick', plid: 'p7' };
    expect(rows).toEqual([
      { journey: 'qualifier-quick', is_current: false, status: 'Complete', marketing_context },
      { journey: 'full-review', is_current: true, status: 'Active', marketing_context },
    ]);
  });

  it('waits until the Qualifier has come to its advice', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, 'consents');
    const { answer } = await person.call(createNextJourney, { body: {} });
    expect(answer.templateId).toBe('qualifier-4');
    await person.save('nation', 'outside');
    expect((await person.call(createNextJourney, { body: {} })).answer).toEqual(answer);
  });

  it('is not begun by a guest, who stays where they are', async () => {
    const person = await walker(test, { appId: 'mw_name' });
    expect(await walkOn(person)).toBe('advice');
    expect(person.authorization).toMatch(/^Basic /);
    expect((await person.call(createNextJourney, { body: {} })).answer.templateId).toMatch(/^qualifier-name/);
  });

  it('takes no late answer to the Qualifier, and changes nothing by one', async () => {
    const person = await inFullReview(test);
    const late = await person.save('nation', 'wales');
    expect([late.status, late.error.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the pages', () => {
  it('are those of the definition, with their template (API-014, JN-003)', async () => {
    const person = await walker(test);
    const { answer } = await person.call(myPages, {});
    expect(answer.pages.map(({ templateId: _, ...page }) => page)).toEqual(qualifier.pages);
    expect(answer.pages.map(page => page.templateId)).toEqual(qualifier.pages.map(() => 'qualifier-4'));
    expect(answer).toMatchObject({ journey: 'qualifier', version: 4, name: 'Qualifier' });
  });

  it('are not sent again to a browser that has them', async () => {
    const person = await walker(test);
    const first = await person.call(myPages, {});
    const headers = { 'if-none-match': String(first.headers.etag) };
    const second = await person.call(myPages, { headers });
    expect([second.status, second.answer]).toEqual([304, undefined]);
    const packed = { 'if-none-match': `"other", W/${first.headers.etag}` };
    expect((await person.call(myPages, { headers: packed })).status).toBe(304);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const other = await walker(test);
    expect((await other.call(myPages, { headers })).status).toBe(200);
  });

  it('are not found without a journey', async () => {
    const person = await guest(test);
    expect((await person.call(myPages, {})).error.code).toBe('NO_JOURNEY');
    expect((await person.call(myTemplate, {})).error.code).toBe('NO_JOURNEY');
  });
});

describe('the status', () => {
  it('has no id for a person without a journey', async () => {
    const person = await guest(test);
    expect((await person.call(myStatus, {})).answer).toEqual({
      id: null,
      isLocked: false,
      status: 'Not started',
      statusBackgroundColor: '#f3f7f5',
      statusTextColor: '#47605f',
      sections: [],
      position: null,
      isQualifier: false,
      isAdvised: false,
    });
  });

  it('tells the tag, each section and where the person stands (API-015, DB-004)', async () => {
    const person = await walker(test);
    const aboutDebts = { 'debt-count': 'some', 'debt-total': '10000-20000' };
    await walkOn(person, { nation: 'wales', housing: 'council', ...aboutDebts, 'birth-date': '1990-01-01' });
    const { answer } = await person.call(myStatus, {});
    expect(answer).toMatchObject({
      isLocked: false,
      status: 'In progress',
      position: { pageId: 'situation', stepId: 'formal-plan' },
      isQualifier: true,
      isAdvised: false,
    });
    expect(
      answer.sections.map(({ kinds: _kinds, pageOfKind: _pages, isPart: _isPart, ...section }) => section),
    ).toEqual([
      { id: 'your-home', name: 'Your home', status: 'completed', pageId: 'qualifier' },
      { id: 'your-debts', name: 'Your debts', status: 'completed', pageId: 'qualifier' },
      { id: 'your-situation', name: 'Your situation', status: 'in-progress', pageId: 'situation' },
      { id: 'your-money', name: 'Your money', status: 'not started', pageId: 'money' },
      { id: 'first-look', name: 'Your first look', status: 'not started', pageId: 'first-look' },
      { id: 'your-details', name: 'Your details', status: 'not started', pageId: 'details' },
      { id: 'your-advice', name: 'Your Advice', status: 'not started', pageId: 'advice' },
    ]);
    expect(answer.sections.at(-2)?.kinds).toEqual([
      'Registration',
      'Marketing Consents',
      'Question',
      'Information',
    ]);
  });

  it('keeps a section open that a changed answer asks something more in (DB-009)', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, 'spend-food');
    await person.save('debt-count', 'few');
    const { answer } = await person.call(myStatus, {});
    expect(answer.sections.map(({ id, status }) => [id, status])).toEqual([
      ['your-home', 'completed'],
      ['your-debts', 'in-progress'],
      ['your-situation', 'waiting'],
      ['your-money', 'waiting'],
      ['first-look', 'not started'],
      ['your-details', 'not started'],
      ['your-advice', 'not started'],
    ]);
  });

  it('says that the first look is done once it is reached, and not that all is completed (WT-029)', async () => {
    const person = await walker(test);
    expect(await walkOn(person)).toBe('advice');
    const { answer } = await person.call(myStatus, {});
    expect(answer.status).toBe('First look done');
    expect(answer.sections.filter(({ isPart }) => isPart).map(({ name }) => name)).toEqual([
      'Your home',
      'Your debts',
      'Your situation',
      'Your money',
    ]);
    expect(answer.position).toEqual({ pageId: 'advice', stepId: 'advice' });
    expect(new Set(answer.sections.map(section => section.status))).toEqual(new Set(['completed']));
  });

  it('lists a section once in a layout with one step per page, and leads to the page that is open', async () => {
    const person = await walker(test, { appId: 'mw_steps' });
    await walkOn(person, USUAL_ANSWERS, 'arrears');
    const { answer } = await person.call(myStatus, {});
    expect(answer.sections.map(({ name, status, pageId }) => [name, status, pageId])).toEqual([
      ['Your home', 'completed', 'nation'],
      ['Your debts', 'completed', 'debt-count'],
      ['Your situation', 'in-progress', 'arrears'],
      ['Your money', 'not started', 'income'],
      ['Your first look', 'not started', 'look'],
      ['Your details', 'not started', 'account'],
      ['Your Advice', 'not started', 'advice'],
    ]);
  });

  it.each([
    ['a hard drop-out, once the call-back was answered', { 'formal-plan': 'iva' }, 'formal-plan-help'],
    ['a hard drop-out that has no call-back', { nation: 'outside' }, 'outside-uk'],
  ] as const)('follows the path to %s (ST-004)', async (_, changed, stop) => {
    const person = await walker(test);
    expect(await walkOn(person, { ...USUAL_ANSWERS, ...changed })).toBe(stop);
    expect((await person.position())?.stepId).toBe(stop);
    expect(await labelOf(person.customerId)).toBe('Hard Dropout');
  });

  it('stays at an answer that is kept and does not let the person go on', async () => {
    const person = await walker(test, { appId: 'mw_steps' });
    expect((await person.save('nation', 'scotland')).status).toBe(204);
    expect((await person.position())?.stepId).toBe('nation');
    expect(await labelOf(person.customerId)).toBe('Active');
    expect((await person.save('housing', 'private')).error).toMatchObject({ code: 'STEP_NOT_ON_PATH' });
  });

  it('makes a session Active again when a changed answer leads away from a drop-out (ST-005)', async () => {
    const person = await walker(test);
    await walkOn(person, { nation: 'outside' });
    expect(await labelOf(person.customerId)).toBe('Hard Dropout');
    await person.save('nation', 'wales');
    expect(await labelOf(person.customerId)).toBe('Active');
  });
});

async function labelOf(customerId: string): Promise<string> {
  const row = await test.database
    .selectFrom('journeys')
    .select('status')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.status;
}
