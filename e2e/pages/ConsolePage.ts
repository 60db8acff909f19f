import { expect, type Locator, type Page } from '@playwright/test';
import { codeNow } from './CodesPage.ts';

/** The lanes of the work list that stories work through. */
type WorkLane = 'Call-backs' | 'Advice' | 'Chosen plans' | 'Applications' | 'Bookings';

/** How often the list is gone through for one piece of work. */
const ROUNDS = 10;

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

  /**
   * Takes one piece of work after the other until it is about a person: the list names nobody before. Others do the same
   * at the same time, so what is looked for may be with one of them for a moment. What came last is looked at first: it
   * is most often theirs.
   *
   * @returns the id of its row
   */
  async takeWorkOf(customerId: string, kind: WorkLane): Promise<string> {
    const ofOthers = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const taken = this.mine.getByRole('link', { name: 'Open case' });
      await expect(this.rows(kind).first().or(taken).first()).toBeVisible();
      // It is theirs, though the list said still of the one before that somebody else has it.
      if ((await taken.isVisible()) && caseIn(await taken.getAttribute('href')) === customerId) {
        return (await this.page.locator('li button[aria-current="true"]').getAttribute('id')) ?? '';
      }
      const ids = await this.rows(kind).evaluateAll(buttons => buttons.map(button => button.id));
      for (const id of ids.filter(one => !ofOthers.has(one)).toReversed()) {
        const about = await this.#take(id);
        if (about === customerId) return id;
        if (about !== null) {
          ofOthers.add(id);
          await this.mine.getByRole('button', { name: /^Give back/ }).click();
          await expect(this.mine).toHaveCount(0);
        }
        // Where it stands over the list nothing else can be reached. It may be done by another meanwhile, and gone.
        if (await this.#openHeading.isVisible()) await this.#openHeading.press('Escape');
      }
      await this.page.reload();
    }
    throw new Error(`No work on the list is about ${customerId}.`);
  }

  get #openHeading(): Locator {
    return this.open.getByRole('heading', { level: 2 });
  }

  /**
   * Opens a row and takes its work.
   *
   * @returns whom it is about; null where somebody else has it or it is done
   */
  async #take(id: string): Promise<string | null> {
    const row = this.page.locator(`[id="${id}"]`);
    // The list reads itself anew now and then, also between a key and what it does: a row is gone once its work is done.
    let isOpen = false;
    await expect(async () => {
      if ((await row.count()) === 0) return;
      await row.press('Enter', { timeout: 3_000 });
      await expect(this.#openHeading).toBeFocused({ timeout: 3_000 });
      isOpen = true;
    }).toPass({ timeout: 15_000 });
    if (!isOpen) return null;
    if (!(await this.open.getByRole('button', { name: 'Take', exact: true }).isVisible())) return null;
    await this.page.keyboard.press('t');
    const about = this.mine.getByRole('link', { name: 'Open case' });
    // That somebody else was first is said of the row and of the key.
    await expect(about.or(this.open.getByText('has this one')).first()).toBeVisible();
    if (!(await about.isVisible())) return null;
    // What is read of it is there: given back before, its reading would come upon work that is theirs no more.
    await expect(this.mine.getByText(/^(?:One moment|Still)/u)).toHaveCount(0);
    return caseIn(await about.getAttribute('href'));
  }
}

/** Whose case a link leads to, at whichever of its parts. */
function caseIn(href: string | null): string | null {
  return /\/case\/([^/?#]+)/u.exec(href ?? '')?.[1] ?? null;
}
