import { type BrowserContext, expect } from '@playwright/test';
import { credentials } from './credentials.ts';

/** One step as the server has stored it. */
export type StoredStep = {
  readonly stepId: string;
  readonly answers: readonly { readonly id: string; readonly value: string }[];
  readonly revision: number;
};

/** What the server has stored for the person of a browser, requested as their browser would. */
export async function storedAnswers(context: BrowserContext): Promise<readonly StoredStep[]> {
  const response = await context.request.get('/api/core/answers/mine', {
    headers: await credentials(context),
  });
  expect(response.status()).toBe(200);
  return (await response.json()) as StoredStep[];
}

/** The stored answers of each step as text: `{ nation: 'England', arrears: 'Council tax, TV licence' }`. */
export async function storedTexts(context: BrowserContext): Promise<Record<string, string>> {
  const steps = await storedAnswers(context);
  return Object.fromEntries(
    steps.map(({ stepId, answers }) => [stepId, answers.map(({ value }) => value).join(', ')]),
  );
}
