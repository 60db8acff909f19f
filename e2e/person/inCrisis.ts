import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { advised } from './advised.ts';
import { credentials } from './credentials.ts';

/** Somebody in care for a mental health crisis, who chose the breathing space for it. */
export async function choseCrisisSpace(context: BrowserContext, email: string): Promise<void> {
  await advised(context, { email });
  const headers = await credentials(context);
  const told = await context.request.get('/api/core/health-conditions/mine', { headers });
  const { textVersion } = (await told.json()).consent;
  const sends = async (method: 'post' | 'put', path: string, data: object) => {
    const sent = await context.request[method](`/api/core/${path}`, { headers, data });
    expect(sent.ok(), `${path}: ${await sent.text()}`).toBe(true);
  };
  await sends('post', 'health-conditions/mine/consent', {
    purpose: 'conditions',
    hasConsented: true,
    textVersion,
  });
  const inCare = { isInTreatment: 'yes', isConfirmed: 'yes', hasContact: 'yes' };
  await sends('put', 'health-conditions/mine/answers', inCare);
  const advice = await context.request.get('/api/core/advice/mine/recommendation', { headers });
  const { recordId } = await advice.json();
  const shortName = 'MHBS';
  await sends('post', 'plans/mine', {
    recordId,
    shortName,
    replaces: null,
    hasReadRisks: true,
    understanding: [],
  });
}
