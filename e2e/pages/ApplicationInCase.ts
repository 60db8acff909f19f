import type { Locator, Page } from '@playwright/test';

/** The application of a person in their case, and what an adviser does with it. */
export class ApplicationInCase {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get accept(): Locator {
    return this.page.getByRole('button', { name: 'Accept', exact: true });
  }
  /** What an insolvency waits for before it is accepted. */
  get talkFirst(): Locator {
    return this.page.getByRole('heading', { name: 'Talk it over with them first' });
  }
  get talkedHow(): Locator {
    return this.page.getByLabel('How did you talk?');
  }
  get talkedOn(): Locator {
    return this.page.getByLabel('Day of the talk');
  }
  get goneThrough(): Locator {
    return this.page.getByRole('checkbox', { name: /^I went through what they answered/ });
  }
  get saveTalk(): Locator {
    return this.page.getByRole('button', { name: 'Save the talk' });
  }
  get lookForAnswer(): Locator {
    return this.page.getByRole('button', { name: 'Look for an answer' });
  }
  /** How it stands, as the page says after each step. */
  standing(says: string): Locator {
    return this.page.getByRole('status').filter({ hasText: says });
  }
  /** Opens a form below what there is to do. */
  async open(summary: string): Promise<void> {
    await this.page.getByText(summary, { exact: true }).click();
  }

  get sentOn(): Locator {
    return this.page.getByLabel('Day on which it was sent');
  }
  get number(): Locator {
    return this.page.getByLabel('Their number, if they gave one');
  }
  get saveSent(): Locator {
    return this.page.getByRole('button', { name: 'Save that it was sent' });
  }

  get outcome(): Locator {
    return this.page.getByLabel('What did they say?');
  }
  get theirWords(): Locator {
    return this.page.getByLabel('Their words, if they help the person');
  }
  get saveAnswer(): Locator {
    return this.page.getByRole('button', { name: 'Save the answer' });
  }

  /** The day in London, as an input of a day has it. */
  today(): Promise<string> {
    return this.page.evaluate(() =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date()),
    );
  }
}
