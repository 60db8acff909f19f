import type { Locator, Page } from '@playwright/test';

type Choice = 'Yes' | 'No';

/** Whether we may send news: one question for each channel. */
export class ConsentsStep {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { name: 'Would you like news and tips from us?' });
  }
  channel(name: 'By email or WhatsApp?' | 'By text message?'): Locator {
    return this.page.getByRole('radiogroup', { name });
  }
  /** The step's own button, inside the page rather than in its bar. */
  get next(): Locator {
    return this.page.locator('section').getByRole('button', { name: 'Next', exact: true });
  }

  async choose({ email, text }: { email: Choice; text: Choice }): Promise<void> {
    await this.channel('By email or WhatsApp?').getByRole('radio', { name: email }).check();
    await this.channel('By text message?').getByRole('radio', { name: text }).check();
  }

  async answer(choices: { email: Choice; text: Choice }): Promise<void> {
    await this.choose(choices);
    await this.next.click();
  }
}
