import type { Locator, Page } from '@playwright/test';

/** The table of people in the console, and the panel of one of them. */
export class PeoplePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get term(): Locator {
    return this.page.getByLabel('Find a person');
  }
  get rows(): Locator {
    return this.page.getByRole('table').locator('tbody').getByRole('row');
  }
  person(name: string): Locator {
    return this.rows.getByRole('link', { name });
  }
  chip(name: string): Locator {
    return this.page.getByRole('button', { name: `${name}, take away` });
  }
  /** The panel: over the table, or beside it where there is room. */
  get panel(): Locator {
    return this.page.getByRole('dialog', { name: 'User details' });
  }
  copy(what: string): Locator {
    return this.panel.getByRole('button', { name: new RegExp(`^(?:Copy|Copied) ${what}$`, 'u') });
  }
  act(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }
  reason(name: string): Locator {
    return this.panel.getByRole('radio', { name });
  }
}
