import { errors, expect, type Locator, type Page } from '@playwright/test';
import { AdvicePage } from '../pages/AdvicePage.ts';
import type { Effort } from './effort.ts';
import { describedAll, fieldsNamed } from './readingQuestions.ts';

/** A debt as somebody reads it from a letter. */
export type LetterDebt = {
  /** What the first questions call it: it has a card already, or is like one that has. */
  readonly told: string;
  readonly creditor: string;
  readonly balance: string;
  readonly repayment: string;
};

/** What somebody answers who walks the whole way by pressing and typing. */
export type Walker = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** By the words of the question; the first that fits counts. */
  readonly answers: readonly (readonly [question: RegExp, answer: string | readonly string[]])[];
  readonly debts: readonly LetterDebt[];
  /** Sums of the budget by the number of their line, as often as the line begins with. */
  readonly budget: Readonly<Record<number, string>>;
  /** Between two keys, in milliseconds; left out where nobody looks at what a key takes. */
  readonly keyMs?: number;
};

const PATIENCE = 400;
/** How long a screen may take on a processor that is slowed on purpose, in milliseconds. */
const SLOWEST = 30_000;
/** Longer than a frame takes on such a processor, in milliseconds. */
const GONE_MS = 5_000;

/**
 * Walks from the home page to the advice as a person does who knows what to answer: presses and types, nothing else.
 * What is answered already is left as it is; what does not concern them gets no or none.
 */
export async function walkToAdvice(page: Page, person: Walker, effort: Effort): Promise<void> {
  const walk = new Walk(page, person, effort);
  await page.goto('/');
  for (let steps = 0; steps < PATIENCE; steps += 1) {
    await effort.look();
    if (/\/full-advice$/u.test(walk.path)) {
      // What is shown while the advice is worked out is no page to read.
      await expect
        .poll(async () => (await page.locator('main').textContent())?.length, { timeout: SLOWEST })
        .toBeGreaterThan(600);
      await effort.look();
      return;
    }
    await walk.act();
  }
  throw new Error(`${PATIENCE} presses did not lead to the advice; last at ${page.url()}.`);
}

class Walk {
  readonly page: Page;
  readonly person: Walker;
  readonly effort: Effort;
  /** Questions that were ticked, by page: more than one may be. */
  readonly #ticked = new Set<string>();
  #added = 0;
  #idle = 0;

  constructor(page: Page, person: Walker, effort: Effort) {
    this.page = page;
    this.person = person;
    this.effort = effort;
  }

  get path(): string {
    return new URL(this.page.url()).pathname;
  }

  /** One thing that a person does next. */
  async act(): Promise<unknown> {
    const { page } = this;
    const main = page.locator('main');
    const button = (name: RegExp | string) =>
      page.getByRole('button', { name, exact: typeof name === 'string' });
    if (this.path === '/') {
      const reject = page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Reject' });
      if (await reject.isVisible()) return this.press(reject);
      return this.press(page.getByRole('link', { name: 'See what could help' }).first());
    }
    // What begins the review waits while it is begun, and goes away with its page: who presses it once more may miss it.
    if (this.path === '/journey/advice') return this.#pressIfThere(new AdvicePage(page).continue);
    const carryOn = button('Carry on').or(page.getByRole('link', { name: 'Carry on' }));
    if (this.path === '/dashboard' && (await carryOn.isVisible())) return this.#pressIfThere(carryOn);
    if (/\/budget$/u.test(this.path) && (await this.#budget())) return;
    if (/\/your-debts$/u.test(this.path) && (await this.#debts())) return;
    if (await this.#answer(main)) return;
    if (await this.#type(main)) return;
    for (const onward of [
      button('Submit'),
      button('Continue'),
      main.getByRole('button', { name: 'Next', exact: true }),
    ]) {
      // Looked at all at once: on a slow processor the page may go on in between.
      const one = onward.last().filter({ visible: true });
      if (
        await one.evaluateAll(([button]) => button?.matches(':not([aria-disabled=true], :disabled)') ?? false)
      ) {
        await this.#pressIfThere(one);
        return;
      }
    }
    const done = main.getByRole('button', { name: /^(Done|Next question|Done with this question)$/u }).last();
    if (await done.isVisible()) return this.press(done);
    // What comes next may still be on its way.
    this.#idle += 1;
    if (this.#idle > 20)
      throw new Error(`Nothing to do at ${page.url()}: ${(await main.textContent())?.slice(0, 600)}`);
    await page.waitForTimeout(250);
  }

  /** @param timeout in milliseconds; that of every press, unless given */
  async press(what: Locator, timeout?: number): Promise<void> {
    await what.click(timeout === undefined ? {} : { timeout });
    this.#idle = 0;
  }

  /** Presses something, unless it goes away or waits by now: then the page is looked at again. */
  async #pressIfThere(what: Locator): Promise<boolean> {
    try {
      await this.press(what, GONE_MS);
      return true;
    } catch (thrown) {
      if (!(thrown instanceof errors.TimeoutError)) throw thrown;
      this.#idle += 1;
      return false;
    }
  }

  /** Focuses a field as a person does, unless it has the focus already, and types. */
  async fill(field: Locator, text: string): Promise<void> {
    if (!(await field.evaluate(input => input === document.activeElement))) await field.click();
    const { keyMs } = this.person;
    await this.page.keyboard.type(text, keyMs === undefined ? {} : { delay: keyMs });
  }

  #wanted(question: string): string | readonly string[] | undefined {
    return this.person.answers.find(([asks]) => asks.test(question))?.[1];
  }

  /** Chooses or ticks in the first question that waits for it. */
  async #answer(main: Locator): Promise<boolean> {
    const groups = main.locator('fieldset, [role=radiogroup], [role=group]').filter({ visible: true });
    for (const [at, { name, radios, checks, fields, isNested, isAnswered }] of (
      await groups.evaluateAll(describedAll)
    ).entries()) {
      const group = groups.nth(at);
      // Beside a field, a box says that its sum is not known.
      if (isNested || radios + checks === 0 || fields > 0) continue;
      const key = `${this.path} ${name}`;
      if (radios > 0) {
        if (isAnswered) continue;
        const wanted = this.#wanted(name) ?? 'No';
        await this.#option(group, 'radio', String(wanted));
        return true;
      }
      if (isAnswered || this.#ticked.has(key)) continue;
      this.#ticked.add(key);
      const wanted = this.#wanted(name) ?? ['None'];
      for (const answer of typeof wanted === 'string' ? [wanted] : wanted)
        if (!(await this.#option(group, 'checkbox', answer))) this.#ticked.delete(key);
      return true;
    }
    const terms = main.getByRole('checkbox', { name: /agree to the terms/u });
    // The form may go away while it is looked at, once it is sent.
    const isAgreed = () => terms.isChecked({ timeout: 2000 }).catch(() => true);
    if (!(await terms.isVisible()) || (await isAgreed())) return false;
    if (await this.#type(main)) return true;
    await this.press(terms);
    return true;
  }

  async #option(group: Locator, role: 'radio' | 'checkbox', answer: string): Promise<boolean> {
    const option = group.getByRole(role, { name: startingWith(answer) }).first();
    if (!(await option.isVisible())) {
      const more = group.getByRole('button', { name: /^(More options|Show more)/u });
      if (await more.isVisible()) await this.press(more);
    }
    return this.#pressIfThere(option);
  }

  /** Types into the first empty field that there is an answer for. */
  async #type(main: Locator): Promise<boolean> {
    const fields = main.locator('input:not([type=radio]):not([type=checkbox])').filter({ visible: true });
    for (const [at, { name, value }] of (await fields.evaluateAll(fieldsNamed)).entries()) {
      if (value !== '') continue;
      const text = this.#typed(name);
      if (text === undefined) continue;
      await this.fill(fields.nth(at), text);
      await this.#nextByKey();
      return true;
    }
    return false;
  }

  /** While Continue waits for more, the key for the next field of the keyboard leads there, as it does on a phone. */
  async #nextByKey(): Promise<void> {
    if (!/^\/journey\//u.test(this.path) || /\/(details|your-debts|budget)$/u.test(this.path)) return;
    const waiting = this.page.locator('button[aria-disabled=true]', { hasText: /^Continue$/u });
    if ((await waiting.count()) === 0) return;
    await this.page.keyboard.press('Enter');
    await this.page.waitForTimeout(300);
  }

  #typed(name: string): string | undefined {
    const own: readonly (readonly [RegExp, string])[] = [
      [/^First name/u, this.person.firstName],
      [/^Last name/u, this.person.lastName],
      [/^Email/u, this.person.email],
      [/^Choose a password/u, this.person.password],
    ];
    const text = own.find(([asks]) => asks.test(name))?.[1] ?? this.#wanted(name);
    return typeof text === 'string' ? text : undefined;
  }

  /** Fills in the next debt, while there is one that is not on the list. */
  async #debts(): Promise<boolean> {
    const debt = this.person.debts[this.#added];
    return debt !== undefined && this.#card(debt);
  }

  /** Fills in the card of what was named before, or one more like it; with the last, says whose they are. */
  async #card(debt: LetterDebt): Promise<boolean> {
    const { page } = this;
    const { told } = debt;
    const first = page.getByRole('group', { name: told, exact: true });
    await expect(first).toBeVisible({ timeout: SLOWEST });
    const creditorOf = (card: Locator) => card.getByRole('combobox', { name: 'Who do you owe?' });
    let card = first;
    if ((await creditorOf(first).inputValue()) !== '') {
      await this.press(first.getByRole('button', { name: /^Add one more like it/u }));
      card = page.getByRole('group', { name: `${told} 2`, exact: true });
    }
    await this.fill(creditorOf(card), debt.creditor);
    // The suggestions come after a while; they are looked at, closed, and Enter goes on from field to field.
    await page.waitForTimeout(900);
    await this.effort.look();
    if ((await card.getByText('Not on our list.').count()) > 0) await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await this.fill(card.getByLabel('How much do you owe?'), debt.balance);
    await page.keyboard.press('Enter');
    await this.fill(card.getByLabel('Monthly repayment'), debt.repayment);
    this.#added += 1;
    if (this.#added < this.person.debts.length) return true;
    await this.press(page.getByRole('radio', { name: 'All mine' }));
    await this.effort.look();
    await this.press(page.getByRole('button', { name: 'Continue', exact: true }));
    await expect(first).toBeHidden({ timeout: SLOWEST });
    return true;
  }

  /** Fills in and submits the next part of the budget; false once all are. */
  async #budget(): Promise<boolean> {
    const { page } = this;
    const drawer = page.getByRole('dialog');
    if (await drawer.isVisible()) {
      const select = drawer.locator('select');
      if (await select.isVisible()) await this.choose(select, 1);
      await this.press(drawer.getByRole('button', { name: 'Next', exact: true }));
      await expect(drawer).toBeHidden({ timeout: SLOWEST });
      return true;
    }
    if (await this.#ticks()) return true;
    const rows = page.locator('main input[id^=budget-line-]').filter({ visible: true });
    let typed = false;
    for (const row of await rows.all()) {
      const number = Number((await row.getAttribute('id'))?.replace('budget-line-', ''));
      const sum = this.person.budget[number] ?? '0';
      if ((await row.inputValue()) !== '') continue;
      await this.fill(row, sum);
      typed = true;
    }
    if (typed) return true;
    const onward = page.getByRole('button', { name: 'Continue', exact: true });
    const isBlocked = (await onward.getAttribute('aria-disabled')) === 'true';
    if ((await onward.isVisible()) && !isBlocked) return false;
    const open = page.locator('main section[id$="-lines"]').filter({ visible: true }).first();
    if (!(await open.isVisible())) {
      const waiting = page.locator('main h3 button[aria-expanded=false]').filter({ hasNotText: 'Completed' });
      if ((await waiting.count()) === 0) return false;
      await this.press(waiting.first());
      return true;
    }
    const id = await open.getAttribute('id');
    await this.press(open.getByRole('button', { name: /^Submit/u }));
    await expect
      .poll(async () => (await drawer.isVisible()) || !(await page.locator(`[id="${id}"]`).isVisible()))
      .toBe(true);
    return true;
  }

  /** Ticks what the budget has and nothing else, where it is asked first what applies. */
  async #ticks(): Promise<boolean> {
    const { page } = this;
    const ticks = page.locator('main input[id^=budget-tick-]');
    if (!(await ticks.first().isVisible())) return false;
    const tick = (number: string) => page.locator(`[id="budget-tick-${number}"]`);
    for (const number of Object.keys(this.person.budget)) {
      if (!(await tick(number).isVisible()))
        await this.press(page.getByRole('button', { name: /^\d+ more: /u }).last());
      if (!(await tick(number).isChecked())) await this.press(tick(number));
    }
    for (const one of await ticks.all()) {
      const number = (await one.getAttribute('id'))?.replace('budget-tick-', '') ?? '';
      if (!(number in this.person.budget) && (await one.isChecked())) await this.press(one);
    }
    await this.effort.look();
    await this.press(page.getByRole('button', { name: 'Continue', exact: true }));
    await expect(ticks.first()).toBeHidden();
    return true;
  }

  /** A press that opens the list, and one in it. */
  async choose(select: Locator, index: number): Promise<void> {
    this.effort.tapped();
    this.effort.tapped();
    await select.selectOption({ index });
  }
}

function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}`, 'u');
}
