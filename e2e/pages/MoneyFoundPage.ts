import type { Locator, Page } from '@playwright/test';

/** Help that a person may be missing. */
export class MoneyFoundPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/money-found');
  }
  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
  /** What all of it comes to. */
  get betterOff(): Locator {
    return this.page.getByRole('region', { name: 'You could be better off by about' });
  }
  group(name: string): Locator {
    return this.page.getByRole('region', { name });
  }
  /** One piece of help, by its name. */
  help(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }
  say(name: string, what: 'I’ve done this' | 'Not for me' | 'Take this back'): Locator {
    return this.help(name).getByRole('button', { name: new RegExp(`^${what}`) });
  }
  get effect(): Locator {
    return this.page.getByRole('region', { name: 'What it does to your advice' });
  }
  get calculators(): Locator {
    return this.page.getByRole('region', { name: 'Check with a free calculator' });
  }
}
