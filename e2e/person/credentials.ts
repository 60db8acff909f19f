import type { BrowserContext } from '@playwright/test';

/** How a call says whom it is from: the person who is logged in to a browser. */
export async function credentials(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
  return { authorization: `Bearer ${cookies.get('accessToken')}` };
}
