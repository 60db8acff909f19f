import type { Locator, Page } from '@playwright/test';

/** The plan that somebody repays by, on the page of their plan. */
export class RepaymentPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/plan');
  }
  get plan(): Locator {
    return this.page.getByRole('region', { name: 'How your plan stands' });
  }
  /** How the plan stands in a line: the heading of the page. */
  line(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' });
  }
  heading(name: string | RegExp): Locator {
    return this.plan.getByRole('heading', { name });
  }
  /** What a lender answered, and what happens next with them. */
  reply(lender: string): Locator {
    return this.plan.getByRole('article', { name: lender });
  }
  button(name: string | RegExp): Locator {
    return this.plan.getByRole('button', { name });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
  get saved(): Locator {
    return this.plan.getByText('Saved. Your plan is up to date.');
  }
  get takenBack(): Locator {
    return this.plan.getByText('Taken back. Your plan counts it no more.');
  }
  /** All that has happened, the newest first. */
  get history(): Locator {
    return this.plan.getByRole('region', { name: 'All that has happened' });
  }
  /** The same of a plan that is over, which has no other part. */
  get overHistory(): Locator {
    return this.page.getByRole('region', { name: 'All that has happened' });
  }
  /** The payments to come, the next first. */
  get payments(): Locator {
    return this.plan.getByRole('region', { name: 'Payments' }).getByRole('list').getByRole('listitem');
  }
  picture(name: RegExp): Locator {
    return this.plan.getByRole('img', { name });
  }

  /** Fills the boxes of a day in the dialog. */
  async fillDay({ day, month, year }: { day: string; month: string; year: string }): Promise<void> {
    await this.dialog.getByLabel('Day', { exact: true }).fill(day);
    await this.dialog.getByLabel('Month', { exact: true }).fill(month);
    await this.dialog.getByLabel('Year', { exact: true }).fill(year);
  }
  /** Presses the button of the dialog that saves, by the keyboard, and waits until it is saved. */
  async save(name: string | RegExp = 'Save'): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: typeof name === 'string' }).press('Enter');
    await this.saved.waitFor();
  }
  /** What a lender said, by its answer. */
  async answers(lender: string, answer: string): Promise<void> {
    await this.reply(lender)
      .getByRole('button', { name: /They answered/ })
      .press('Enter');
    await this.dialog.getByRole('radio', { name: answer, exact: true }).check();
  }
}
