import type { BrowserContext } from '@playwright/test';

/** The headers that authenticate a call as the person logged in to a browser. */
export async function credentials(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
  return { authorization: `Bearer ${cookies.get('accessToken')}` };
}
