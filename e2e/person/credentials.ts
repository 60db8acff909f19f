import type { BrowserContext } from '@playwright/test';

/** The headers that authenticate a call as the person of a browser, registered or not. */
export async function credentials(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
  const bearer = cookies.get('accessToken');
  return { authorization: bearer ? `Bearer ${bearer}` : `Basic ${cookies.get('basicAuthToken')}` };
}
