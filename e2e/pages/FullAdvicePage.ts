import type { Locator, Page } from '@playwright/test';

/** The advice at the end of the full review, and its pages about single solutions. */
export class FullAdvicePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/journey/full-advice');
  }
  heading(words: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: words, exact: true });
  }
  /** The answer and its reason, which are the main heading. */
  get answer(): Locator {
    return this.page.getByRole('heading', { level: 1, name: / because / });
  }
  /** A line that opens a part of the page. */
  fold(words: string | RegExp): Locator {
    return this.page.locator('summary', { hasText: words });
  }
  /** A group of solutions, or a section of the page of one. */
  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
  get comparison(): Locator {
    return this.page.getByRole('table', { name: 'Solutions side by side' });
  }
  /** The headings of the page in order, without those inside cards. */
  get headings(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 2 });
  }
  get missing(): Locator {
    return this.page.getByRole('list', { name: 'What we still need' });
  }
  get bookAChat(): Locator {
    return this.page.getByRole('link', { name: /^Book a chat/ });
  }
  get speakToUs(): Locator {
    return this.part('Speak to us');
  }
  get back(): Locator {
    return this.page.getByRole('link', { name: 'Back to your advice' });
  }
}
