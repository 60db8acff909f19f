import { writeFileSync } from 'node:fs';
import { CALLS } from '@towpath/contracts/api/calls.ts';
import { startAddressProvider } from '@towpath/sandbox/addresses/addresses.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ownAccount, search, sessions } from '../../../testing/api-examples/accountStory.ts';
import { fillsInForm } from '../../../testing/api-examples/applicationStory.ts';
import { booksTalk } from '../../../testing/api-examples/bookingStory.ts';
import { keepsPapers } from '../../../testing/api-examples/papersStory.ts';
import { type Recorded, recordCalls } from '../../../testing/api-examples/recordCalls.ts';
import { shapeOf } from '../../../testing/api-examples/shown.ts';
import {
  firstQuestions,
  forAnybody,
  fullReview,
  otherWays,
  partnerCalls,
} from '../../../testing/api-examples/story.ts';
import { createSearchApp } from '../../../testing/creditSearch.ts';
import { createTestApp } from '../../../testing/testApp.ts';
import { EXAMPLES_FILE, exampleName, readExamples } from './examples.ts';

const recorded: Recorded = {};
beforeAll(async () => {
  const provider = await startAddressProvider();
  const test = await createTestApp({ ADDRESS_URL: provider.url });
  const noted = recordCalls(test, recorded);
  for (const part of [
    forAnybody,
    partnerCalls,
    firstQuestions,
    otherWays,
    fullReview,
    sessions,
    ownAccount,
    booksTalk,
    fillsInForm,
    keepsPapers,
  ]) {
    await part(noted);
  }
  await test.close();
  await provider.close();
  const app = await createSearchApp();
  await search(app, recordCalls(app.test, recorded));
  await app.close();
  if (process.env['WRITE_EXAMPLES']) {
    const inOrder = CALLS.map(exampleName).map(name => [name, recorded[name]]);
    writeFileSync(EXAMPLES_FILE, `${JSON.stringify(Object.fromEntries(inOrder), null, 1)}\n`);
  }
}, 120_000);

const kept = readExamples();

describe.each(CALLS.map(call => [exampleName(call), call] as const))('the example of %s', (name, call) => {
  it('is a call that was made just now, and what it answered (IS-223)', () => {
    expect(Object.keys(kept)).toContain(name);
    const { answer, ...made } = recorded[name] ?? {};
    const { answer: told, ...shown } = kept[name] ?? {};
    expect(shown).toEqual(made);
    expect(shapeOf(told)).toEqual(shapeOf(answer));
  });

  it('is one that the contract takes and gives (IS-223)', () => {
    const { params, query, body, answer } = kept[name] ?? {};
    for (const [schema, part] of [
      [call.params, params],
      [call.query, query],
      [call.body, body],
      [call.answer, answer],
    ] as const) {
      if (schema) z.parse(schema, part ?? {});
      else expect(part).toBeUndefined();
    }
  });
});
