import { expect, type Locator, type Page } from '@playwright/test';
import { codeNow } from './CodesPage.ts';

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
  /** The menu of whoever is signed in, there only while somebody is. */
  get you(): Locator {
    return this.page.getByRole('banner').getByRole('button').first();
  }
  /** In that menu. */
  get signOut(): Locator {
    return this.page.getByRole('button', { name: 'Sign out' });
  }
  part(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name });
  }
  /** The pieces of work of a kind, by the heading of the list. */
  list(kind: 'Call-backs' | 'Chosen plans' | 'Bookings'): Locator {
    return this.page.getByRole('region', { name: kind }).getByRole('listitem');
  }
  get mine(): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: /^Give back/ }) });
  }
  /** Opens the case of whoever the work that is taken is about. */
  async openCase(): Promise<void> {
    await this.mine.getByRole('link', { name: 'Open case' }).click();
  }
  /** A part of the case that is open. */
  casePart(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Parts of the case' }).getByRole('link', { name });
  }
  get decide(): Locator {
    return this.page.getByRole('form', { name: 'Say what fits' });
  }

  outcome(name: string): Locator {
    return this.mine.getByRole('group', { name: 'What came of it?' }).getByRole('button', { name });
  }

  /** The key of the app of codes, as it is typed in. */
  async key(): Promise<string> {
    return ((await this.page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  }

  /** Sets a sign-in up by the link that a command printed. */
  async setUp(printed: string, password: string): Promise<void> {
    const link = new URL(printed.split('\n')[0] ?? '');
    await this.page.goto(`${link.pathname}${link.hash}`);
    await this.password.fill(password);
    await this.code.fill(codeNow(await this.key()));
    await this.code.press('Enter');
    await expect(this.you).toBeVisible();
  }

  /** Takes one advice after the other until its case is that of a person: the list names nobody before. */
  async takeAdviceOf(name: string): Promise<void> {
    const waiting = this.page.getByRole('region', { name: 'Advice' });
    const free = waiting.getByRole('button', { name: /^Take/ });
    await expect(free.first()).toBeVisible();
    const count = await free.count();
    for (let index = 0; index < count; index += 1) {
      await free.nth(index).click();
      await this.openCase();
      const heading = this.page.getByRole('heading', { level: 1 });
      await expect(this.casePart('Advice')).toBeVisible();
      if ((await heading.textContent()) === name) return;
      await this.page.goto('/staff');
      await this.mine.getByRole('button', { name: /^Give back/ }).click();
      await expect(this.mine).toHaveCount(0);
    }
    throw new Error(`No advice on the list is that of ${name}.`);
  }

  /** Takes one piece of work after the other until it is that of a person: the list names nobody before. */
  async takeWorkOf(name: string, kind: 'Call-backs' | 'Chosen plans' | 'Bookings'): Promise<void> {
    const free = this.list(kind).getByRole('button', { name: /^Take/ });
    await expect(free.first()).toBeVisible();
    const count = await free.count();
    for (let index = 0; index < count; index += 1) {
      await free.nth(index).focus();
      await this.page.keyboard.press('Enter');
      const ring = this.mine.getByRole('heading', { name: /^Ring / });
      await expect(ring).toBeVisible();
      if ((await ring.textContent()) === `Ring ${name}`) return;
      await this.mine.getByRole('button', { name: /^Give back/ }).click();
      await expect(this.mine).toHaveCount(0);
    }
    throw new Error(`No work on the list is that of ${name}.`);
  }
}
