import type { Locator, Page } from '@playwright/test';

/** The start page, and the question about cookies that shows on it. */
export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/${query}`);
  }
  get start(): Locator {
    return this.page.getByRole('link', { name: 'See what could help' });
  }
  get logIn(): Locator {
    return this.page.getByRole('link', { name: 'Log in' });
  }
  get cookieQuestion(): Locator {
    return this.page.getByRole('region', { name: 'Cookies' });
  }
  cookies(answer: 'Accept' | 'Reject'): Locator {
    return this.cookieQuestion.getByRole('button', { name: answer });
  }
}
