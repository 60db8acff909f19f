import { adviceSummaryPdf } from '@towpath/contracts/api/papers.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_WAITING } from '../../papers/paperPool.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let paper: () => Promise<{ readonly status: number; readonly headers: Readonly<Record<string, unknown>> }>;
beforeAll(async () => {
  test = await createTestApp();
  const person = await atAdvice(test);
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  paper = () => person.call(adviceSummaryPdf, { params: { recordId } });
});
afterAll(() => test.close());

/** How long others wait who ask every ten milliseconds, whether the process is free or not; sorted, in milliseconds. */
async function waitsWhile(work: Promise<unknown>): Promise<readonly number[]> {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  const waits: number[] = [];
  const asked: Promise<void>[] = [];
  for (let due = performance.now(); !isDone || due < performance.now(); due += 10) {
    const from = due;
    await new Promise(resolve => setTimeout(resolve, Math.max(0, from - performance.now())));
    asked.push(
      test.app
        .inject('/api/core/content/footer')
        .then(({ statusCode }) => void (statusCode === 200 && waits.push(performance.now() - from))),
    );
  }
  await Promise.all(asked);
  return waits.toSorted((a, b) => a - b);
}

it('twenty papers at once hold nobody else up (IS-176)', { timeout: 60_000 }, async () => {
  const started = performance.now();
  const papers = Promise.all(Array.from({ length: 20 }, paper));
  const waits = await waitsWhile(papers);
  const onePaper = (performance.now() - started) / 20;
  expect((await papers).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(waits.length).toBeGreaterThan(20);
  // Written beside the answers, each paper made others wait for as long as it took, and for those before it.
  expect(waits[waits.length >> 1]).toBeLessThan(onePaper / 2);
});

it('more papers than can wait are turned away, with the time to come back (IS-176)', {
  timeout: 60_000,
}, async () => {
  const papers = await Promise.all(Array.from({ length: MOST_WAITING * 2 }, paper));
  const refused = papers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(papers.length - refused.length).toBeGreaterThanOrEqual(MOST_WAITING);
  expect(refused.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
    refused.map(() => [503, '5']),
  );
  expect((await paper()).status).toBe(200);
});
