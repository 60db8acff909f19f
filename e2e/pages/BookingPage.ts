import { expect, type Locator, type Page } from '@playwright/test';

/** Booking a talk, and the talk that is booked, as its person or by the link of a mail. */
export class BookingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
  get times(): Locator {
    return this.page.getByRole('group', { name: /^What time on/ }).getByRole('radio');
  }
  get days(): Locator {
    return this.page.getByRole('group', { name: 'Which day?' }).getByRole('radio');
  }
  get later(): Locator {
    return this.page.getByRole('button', { name: 'Later days' });
  }
  way(name: 'Phone' | 'Chat on this site'): Locator {
    return this.page.getByRole('radio', { name });
  }
  get number(): Locator {
    return this.page.getByLabel('Phone number');
  }
  get email(): Locator {
    return this.page.getByLabel(/^Email/);
  }
  get name(): Locator {
    return this.page.getByLabel(/^Your name/);
  }
  get note(): Locator {
    return this.page.getByLabel(/^Anything that would help/);
  }
  get book(): Locator {
    return this.page.getByRole('button', { name: 'Book this time' });
  }
  /** What is wrong, on top, with a link to each field. */
  get faults(): Locator {
    return this.page.getByRole('alert').filter({ has: this.page.getByRole('link') });
  }
  get moveIt(): Locator {
    return this.page.getByRole('button', { name: 'Move it' });
  }
  get moveHere(): Locator {
    return this.page.getByRole('button', { name: 'Move to this time' });
  }
  get gone(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'That time has gone' });
  }

  /** Picks the first time of a day that is so many days further than the first that is free; says which it is. */
  async pickTime(further: number, which: 'first' | 'last' = 'first'): Promise<string> {
    await expect(this.days.first()).toBeVisible();
    await this.later.click();
    const free = this.days.and(this.page.locator(':enabled'));
    await expect(free.nth(further)).toBeEnabled();
    await free.nth(further).check({ force: true });
    const time = this.times[which]();
    const name = (await time.getAttribute('aria-label')) ?? '';
    await time.check({ force: true });
    return name;
  }

  /** One of the three answers to whether it is cancelled. */
  async answerCancel(name: 'Yes, and show me other times' | 'Yes, cancel it' | 'No, keep my call') {
    await this.page.getByRole('radio', { name }).check({ force: true });
    await this.page.getByRole('button', { name: 'Carry on' }).click();
  }
}
