import { expect, type Locator, type Page } from '@playwright/test';
import { codeNow } from './CodesPage.ts';

/** The lanes of the work list that stories work through. */
type WorkLane = 'Call-backs' | 'Advice' | 'Chosen plans' | 'Bookings';

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
  list(kind: WorkLane): Locator {
    return this.page.getByRole('region', { name: kind }).getByRole('listitem');
  }
  /** The rows of a kind, each the way to what is open beside the list. */
  rows(kind: WorkLane): Locator {
    return this.list(kind).locator('button[id]');
  }
  /** The rows of what the reader has taken, on top of the list where there is no room beside it. */
  get taken(): Locator {
    return this.page.getByRole('region', { name: /^Mine/ }).locator('button[id]');
  }
  /** What is open beside the list, or over it where there is no room beside. */
  get open(): Locator {
    return this.page.getByRole('complementary');
  }
  /** The same of what the reader has taken. */
  get mine(): Locator {
    return this.open.filter({ has: this.page.getByRole('button', { name: /^Give back/ }) });
  }
  /** Goes to the list, with what the reader has taken open: where it would cover the list it is opened by hand. */
  async backToMine(): Promise<void> {
    await this.page.goto('/staff');
    await expect(this.mine.or(this.taken)).toBeVisible();
    if (await this.taken.isVisible()) await this.taken.press('Enter');
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
    return this.mine.getByRole('group', { name: 'What came of it?' }).getByRole('radio', { name });
  }
  get note(): Locator {
    return this.mine.getByLabel('Note', { exact: true });
  }
  get save(): Locator {
    return this.mine.getByRole('button', { name: 'Save and next' });
  }
  /** Of work that somebody else has, for who may. */
  get putBack(): Locator {
    return this.open.getByRole('button', { name: 'Put it back on the list' });
  }
  whyPutBack(reason: string): Locator {
    return this.open.getByRole('radio', { name: reason });
  }
  get doPutBack(): Locator {
    return this.open.getByRole('button', { name: 'Put it back', exact: true });
  }
  get keys(): Locator {
    return this.page.getByRole('dialog', { name: 'Keys' });
  }

  /** Sees the number of what is taken; at an hour that is not safe by saying why, since a story runs at any hour. */
  async seeNumber(): Promise<Locator> {
    const number = this.mine.getByRole('link', { name: /^Call / });
    const ringAnyway = this.mine.getByRole('button', { name: 'Ring all the same' });
    await expect(number.or(ringAnyway)).toBeVisible();
    if (await ringAnyway.isVisible()) {
      await expect(this.mine).toContainText(
        /It is not safe to ring now|Not time to ring yet|We are not open now/,
      );
      await ringAnyway.click();
      await this.mine.getByRole('button', { name: 'Show me the number' }).click();
      await expect(this.mine).toContainText('Say why first.');
      await this.mine.getByRole('radio', { name: 'They asked us to ring now' }).check();
      await this.mine.getByRole('button', { name: 'Show me the number' }).click();
    }
    await expect(number).toBeVisible();
    return number;
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
    const rows = this.rows('Advice');
    await expect(rows.first()).toBeVisible();
    for (const id of await rows.evaluateAll(buttons => buttons.map(button => button.id))) {
      await this.page.locator(`[id="${id}"]`).press('Enter');
      const take = this.open.getByRole('button', { name: 'Take', exact: true });
      await expect(this.open.getByRole('heading', { level: 2 })).toBeFocused();
      if (await take.isVisible()) {
        await take.press('Enter');
        await this.openCase();
        const heading = this.page.getByRole('heading', { level: 1 });
        await expect(this.casePart('Advice')).toBeVisible();
        if ((await heading.textContent()) === name) return;
        await this.backToMine();
        await this.mine.getByRole('button', { name: /^Give back/ }).click();
        await expect(take).toBeVisible();
      }
      // Where it stands over the list nothing else can be reached.
      await this.open.getByRole('heading', { level: 2 }).press('Escape');
    }
    throw new Error(`No advice on the list is that of ${name}.`);
  }

  /** Takes one piece of work after the other until it is that of a person: the list names nobody before. */
  async takeWorkOf(name: string, kind: WorkLane): Promise<void> {
    const rows = this.rows(kind);
    await expect(rows.first()).toBeVisible();
    // Others work through the list, too: rows may move.
    for (const id of await rows.evaluateAll(buttons => buttons.map(button => button.id))) {
      const row = this.page.locator(`[id="${id}"]`);
      if ((await row.count()) === 0) continue;
      await row.focus();
      await this.page.keyboard.press('Enter');
      const heading = this.open.getByRole('heading', { level: 2 });
      await expect(heading).toBeFocused();
      if (await this.open.getByRole('button', { name: 'Take', exact: true }).isVisible()) {
        await this.page.keyboard.press('t');
        const ring = this.mine.getByRole('heading', { name: /^Ring / });
        await expect(ring).toBeVisible();
        if ((await ring.textContent()) === `Ring ${name}`) return;
        await this.mine.getByRole('button', { name: /^Give back/ }).click();
        await expect(this.mine).toHaveCount(0);
      }
      await heading.press('Escape');
      await expect(row).toBeFocused();
    }
    throw new Error(`No work on the list is that of ${name}.`);
  }
}
