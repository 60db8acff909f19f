import { expect, type Locator, type Page } from '@playwright/test';
import { ops } from '../service/ops.ts';

/** The questions as staff look at them by a link. */
export class PreviewPage {
  readonly page: Page;
  readonly banner: Locator;
  readonly startAgain: Locator;
  readonly jump: Locator;

  constructor(page: Page) {
    this.page = page;
    this.banner = page.getByRole('complementary', { name: 'Preview', exact: true });
    this.startAgain = this.banner.getByRole('button', { name: 'Start again' });
    this.jump = this.banner.getByRole('button', { name: 'Jump to a question' });
  }

  /** Makes a link as an operator does, and opens it. */
  async open(...which: readonly string[]): Promise<void> {
    const said = await ops('questions', 'preview', ...which, '--who', 'Ann Weaver');
    await this.page.goto(/\S+\/preview\?link=\S+/u.exec(said)?.[0] ?? said);
    await expect(this.banner).toBeVisible();
  }

  async jumpTo(question: string): Promise<void> {
    await this.jump.click();
    await this.banner.getByRole('button', { name: question, exact: true }).click();
  }

  /** What is in the storage of the browser that all tabs share, by key. */
  storedForAllTabs(): Promise<readonly string[]> {
    return this.page.evaluate(() => Object.keys(localStorage));
  }
}
