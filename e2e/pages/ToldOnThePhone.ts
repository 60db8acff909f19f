import type { Locator, Page } from '@playwright/test';

/** The end of the answers in a case: what the person told of their health, what helps when we talk, what they agreed to. */
export class ToldOnThePhone {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  section(name: 'Health' | 'What helps when we talk' | 'What they agreed to'): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
  /** The way to the words of one thing that the person can agree to. */
  reader(of: string): Locator {
    return this.page.getByRole('button', { name: `Read it to them: ${of}`, exact: true });
  }
  words(of: string): Locator {
    return this.form(`Read it to them: ${of}`).getByRole('blockquote');
  }
  form(label: string): Locator {
    return this.page.getByRole('form', { name: label, exact: true });
  }
  /** Says yes or no for them, by keyboard, and saves. */
  async take(of: string, says: 'Yes' | 'No'): Promise<void> {
    await this.reader(of).press('Enter');
    const form = this.form(`Read it to them: ${of}`);
    await form.getByRole('radio', { name: new RegExp(`^${says}`) }).press('Space');
    await form.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  }
}
