import type { Locator, Page } from '@playwright/test';

/** The questions about the whole list of debts. */
export class DebtDetailsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'A bit more about these debts' });
  }
  get behind(): Locator {
    return this.group('Which of these are you behind with?');
  }
  get deals(): Locator {
    return this.group('Do you have a deal to pay off what’s overdue, bit by bit?');
  }
  get fits(): Locator {
    return this.group('Do any of these fit any of your debts?');
  }
  /** Says that nothing is behind and that nothing rare fits, and goes on. */
  async nothingToTell(): Promise<void> {
    await this.behind.getByRole('checkbox', { name: 'None, I’m up to date with all' }).check();
    await this.fits.getByRole('checkbox', { name: 'None of these' }).check();
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click();
  }
  group(question: string): Locator {
    return this.page.getByRole('group', { name: question });
  }
  /** A sum that is asked of one debt. */
  sum(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }
}
