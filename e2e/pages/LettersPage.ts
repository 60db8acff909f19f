import type { Download, Locator, Page } from '@playwright/test';

/** The letters of a plan: the list, and one of them open. */
export class LettersPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  get list(): Locator {
    return this.page.getByRole('navigation', { name: 'Letters' });
  }
  inList(to: string): Locator {
    return this.list.getByRole('link', { name: to });
  }
  opened(to: string): Locator {
    return this.page.getByRole('heading', { level: 2, name: `To ${to}`, exact: true });
  }
  get letter(): Locator {
    return this.page.getByRole('article');
  }
  place(label: string | RegExp): Locator {
    return this.letter.getByRole('textbox', { name: label }).first();
  }
  get places(): Locator {
    return this.letter.getByRole('textbox');
  }
  /** How many pencils stand outside of the place that they are of. */
  loosePencils(): Promise<number> {
    return this.letter.locator('[data-label] + svg').evaluateAll(
      pencils =>
        pencils.filter(pencil => {
          const text = pencil.previousElementSibling?.getBoundingClientRect();
          const { left, right, bottom } = pencil.getBoundingClientRect();
          return !text || left < text.left || right > text.right + 1 || bottom > text.bottom + 4;
        }).length,
    );
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }
  /** Says that there is none of something to fill in. */
  async none(says: string, press: 'click' | 'Enter' = 'click'): Promise<void> {
    const button = this.button(says);
    if (!(await button.isVisible())) await this.page.getByText('Nothing to put there?').click();
    await (press === 'click' ? button.click() : button.press('Enter'));
  }
  notice(heading: string): Locator {
    return this.page.getByRole('status').filter({ hasText: heading });
  }
  /** Writes a place and leaves it, and waits until it is kept. */
  async write(label: string | RegExp, value: string): Promise<void> {
    const place = this.place(label);
    await place.click();
    await place.fill(value);
    const kept = this.page.waitForResponse(answer => answer.url().endsWith('/places'));
    await place.press('Tab');
    await kept;
  }
  async download(name: string | RegExp): Promise<Download> {
    const saved = this.page.waitForEvent('download');
    await this.button(name).first().click();
    return saved;
  }
}
