import { type BrowserContext, expect } from '@playwright/test';
import { credentials } from './credentials.ts';
import { dayIn } from './repaying.ts';

type Part = { readonly place?: { readonly name: string; readonly status: string; readonly holds?: string } };
type Parts = readonly (readonly Part[] | Part)[];

/**
 * Fills in a letter from elsewhere, reads it, and says that it went today.
 *
 * @param value what is written in each place that is to be filled in and holds no day
 */
export async function sendsToday(context: BrowserContext, letterId: string, value: string): Promise<void> {
  const headers = await credentials(context);
  const path = `/api/core/letters/mine/${letterId}`;
  const read = async () => (await (await context.request.get(path, { headers })).json()).letter;
  const post = (to: string, data: object) => posts(context, `${path}/${to}`, data);
  const { from, addressee, reference, blocks } = await read();
  const parts: Parts = [
    ...from,
    ...addressee,
    reference,
    ...blocks.flatMap(({ lines }: { readonly lines: Parts }) => lines),
  ];
  for (const { place } of parts.flat()) {
    if (place?.status !== 'fill in') continue;
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format();
    await post('places', { place: place.name, value: place.holds === 'day' ? day : value, was: '' });
  }
  const { shown } = await read();
  await post('read', { shown });
  await post('sent', { shown, version: 1, on: dayIn(0), by: 'post' });
}

/** The same, and says that they said yes today. */
export async function hearsYes(context: BrowserContext, letterId: string, value: string): Promise<void> {
  await sendsToday(context, letterId, value);
  await posts(context, `/api/core/letters/mine/${letterId}/answer`, {
    version: 1,
    answer: 'accepted',
    on: dayIn(0),
  });
}

async function posts(context: BrowserContext, path: string, data: object): Promise<void> {
  const sent = await context.request.post(path, { headers: await credentials(context), data });
  expect(sent.ok(), `${path} ${JSON.stringify(data)}: ${await sent.text()}`).toBe(true);
}
