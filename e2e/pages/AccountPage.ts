import type { Locator, Page } from '@playwright/test';

export class AccountPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/account');
  }
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Your account' });
  }
  /** The way here from other pages. */
  get link(): Locator {
    return this.page.getByRole('link', { name: 'Your account' });
  }
  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
  /** A setting, by the heading of its row. */
  row(name: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 3, name, exact: true }) });
  }
  change(name: string): Locator {
    return this.page.getByRole('button', { name: `Change ${name}`, exact: true });
  }
  get password(): Locator {
    return this.page.getByLabel('Your password', { exact: true });
  }
  get save(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }
}
