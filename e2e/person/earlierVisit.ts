import { type BrowserContext, expect } from '@playwright/test';
import { type Given, QUALIFIER, QUESTION_IDS, type QuestionId } from '../pages/qualifier.ts';

type Pages = {
  readonly pages: readonly {
    readonly sections: readonly {
      readonly steps: readonly {
        readonly id: string;
        readonly answers: readonly { readonly id: string; readonly value: string }[];
      }[];
    }[];
  }[];
};

export type EarlierVisit = {
  /** The first unanswered question; without it all are answered. */
  readonly to?: QuestionId | undefined;
  readonly answers?: Partial<Record<QuestionId | 'creditors', Given>> | undefined;
  readonly appId?: string | undefined;
};

/**
 * Turns the person of a browser into somebody who has been here before and answered the questions up to one. It makes
 * the calls that their browser would have made, for stories that are about what comes later.
 */
export async function hadBeenHere(
  context: BrowserContext,
  { to, answers = {}, appId }: EarlierVisit,
): Promise<void> {
  const { request } = context;
  const guest = await request.post('/api/core/sessions/guest');
  expect(guest.ok()).toBe(true);
  const { basicAuthToken } = (await guest.json()) as { basicAuthToken: string };
  const headers = { authorization: `Basic ${basicAuthToken}` };
  const created = await request.post('/api/core/customers/create-journey', {
    headers,
    data: { marketingContext: appId ? { appId } : {} },
  });
  expect(created.ok()).toBe(true);
  const save = await savingAnswers(context, headers);
  for (const id of QUESTION_IDS.slice(0, to ? QUESTION_IDS.indexOf(to) : QUESTION_IDS.length)) {
    await save(id, answers[id] ?? QUALIFIER[id].usual);
    if (id === 'urgent' && isThreat(answers.urgent)) await carriesOnline(context, headers);
  }
}

/** Whether somebody is offered to talk first: those who may lose their things, their case or their home. */
function isThreat(urgent: Given | undefined): boolean {
  return Array.isArray(urgent) && urgent.some(words => /Bailiffs|court|leave my home/u.test(words));
}

/** Says at the offer to talk first, which follows what cannot wait, that they carry on online. */
async function carriesOnline({ request }: BrowserContext, headers: Record<string, string>): Promise<void> {
  const data = { stepId: 'talk-first', callbackRequired: false };
  const sent = await request.post('/api/core/callbacks/softdropout', { headers, data });
  expect(sent.ok(), await sent.text()).toBe(true);
}

/** Saves an answer to a step of the journey that the person is on, by the words of its answers. */
export async function savingAnswers(
  { request }: BrowserContext,
  headers: Record<string, string>,
): Promise<(stepId: string, answer: Given) => Promise<void>> {
  const { pages } = (await (await request.get('/api/core/journeys/mine/pages', { headers })).json()) as Pages;
  const steps = pages.flatMap(page => page.sections.flatMap(section => section.steps));
  return async (stepId, answer) => {
    const offered = steps.find(step => step.id === stepId)?.answers ?? [];
    const saved = await request.post('/api/core/answers/mine', {
      headers,
      data: { stepId, answers: asSent(offered, answer) },
    });
    expect(saved.status(), `saving ${stepId}`).toBe(204);
  };
}

function asSent(
  offered: Pages['pages'][number]['sections'][number]['steps'][number]['answers'],
  answer: Given,
) {
  if (typeof answer === 'object' && 'day' in answer) {
    const value = `${answer.year}-${answer.month.padStart(2, '0')}-${answer.day.padStart(2, '0')}`;
    return [{ id: offered[0]?.id ?? '', value }];
  }
  const texts: readonly string[] = typeof answer === 'string' ? [answer] : answer;
  const chosen = offered.filter(({ value }) => texts.includes(value));
  return chosen.length > 0
    ? chosen.map(({ id, value }) => ({ id, value }))
    : [{ id: offered[0]?.id ?? '', value: texts[0] ?? '' }];
}
