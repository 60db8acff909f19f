import type { Locator, Page } from '@playwright/test';

/** Whether a person wants to tell about their health: the question before its step. */
export class HealthStep {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get question(): Locator {
    return this.page.getByRole('radiogroup', { name: 'Do you agree, and want to tell us?' });
  }
  /** The tile of an answer, to be tapped. */
  answer(word: 'Yes' | 'No'): Locator {
    return this.question.locator('label').filter({ has: this.page.getByRole('radio', { name: word }) });
  }
}
