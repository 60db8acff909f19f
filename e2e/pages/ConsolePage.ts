import { expect, type Locator, type Page } from '@playwright/test';

/** The console of those who work behind the site. */
export class ConsolePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get email(): Locator {
    return this.page.getByLabel('Email', { exact: true });
  }
  get password(): Locator {
    return this.page.getByLabel('Password', { exact: true });
  }
  get code(): Locator {
    return this.page.getByLabel('Code from your app', { exact: true });
  }
  get signInHeading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Sign in to the console' });
  }
  get signOut(): Locator {
    return this.page.getByRole('button', { name: 'Sign out' });
  }
  get calls(): Locator {
    return this.page.getByRole('region', { name: 'Call-backs' }).getByRole('listitem');
  }
  get free(): Locator {
    return this.calls.getByRole('button', { name: /^Take/ });
  }
  get mine(): Locator {
    return this.calls.filter({ has: this.page.getByRole('button', { name: /^Give back/ }) });
  }
  outcome(name: string): Locator {
    return this.mine.getByRole('group', { name: 'What came of it?' }).getByRole('button', { name });
  }

  /** The key of the app of codes, as it is typed in. */
  async key(): Promise<string> {
    return (await this.page.locator('code').innerText()).replaceAll(' ', '');
  }

  /** Takes one call after the other until it is that of a person: the list names nobody before. */
  async takeCallOf(name: string): Promise<void> {
    await expect(this.free.first()).toBeVisible();
    const count = await this.free.count();
    for (let index = 0; index < count; index += 1) {
      await this.free.nth(index).focus();
      await this.page.keyboard.press('Enter');
      const ring = this.mine.getByRole('heading', { name: /^Ring / });
      await expect(ring).toBeVisible();
      if ((await ring.innerText()) === `Ring ${name}`) return;
      await this.mine.getByRole('button', { name: /^Give back/ }).click();
      await expect(this.mine).toHaveCount(0);
    }
    throw new Error(`No call on the list is that of ${name}.`);
  }
}
