import { expect, type Locator, type Page } from '@playwright/test';
import { type EarlierVisit, hadBeenHere } from '../person/earlierVisit.ts';
import { AdvicePage } from './AdvicePage.ts';
import { ConsentsStep } from './ConsentsStep.ts';
import { DropoutStep } from './DropoutStep.ts';
import {
  CREDITORS,
  type DateGiven,
  type Given,
  PHONE_QUESTION,
  QUALIFIER,
  QUESTION_IDS,
  type QuestionId,
} from './qualifier.ts';
import { RegistrationStep } from './RegistrationStep.ts';

/**
 * How the journey shows Continue: in a bar that is always there, in a bar that slides up, as one button in each
 * question, or as Back and Next below each.
 */
export type Look = 'fixed' | 'sliding' | 'single' | 'double';

/** Partners of the example content, each with its own look. */
type PartnerLook = 'mw_steps' | 'mw_quick' | 'mw_name';

type Walk = {
  /** The first question to answer; by default the one that is open. */
  readonly from?: QuestionId;
  /** The question to stop at, unanswered and in view. */
  readonly to?: QuestionId;
  readonly answers?: Partial<Record<QuestionId, Given>>;
};

type LastAnswers = { readonly owes?: readonly string[]; readonly phone?: string };

/** The questions, as a person meets them. */
export class JourneyPage {
  readonly page: Page;
  look: Look = 'fixed';
  readonly registration: RegistrationStep;
  readonly consents: ConsentsStep;
  readonly dropout: DropoutStep;
  readonly advice: AdvicePage;

  constructor(page: Page) {
    this.page = page;
    this.registration = new RegistrationStep(page);
    this.consents = new ConsentsStep(page);
    this.dropout = new DropoutStep(page);
    this.advice = new AdvicePage(page);
  }

  /** Opens the questions as through a partner's link; `appId` decides how they look. */
  async start(appId?: PartnerLook): Promise<void> {
    this.look = lookOf(appId);
    await this.page.goto(appId ? `/start?appId=${appId}` : '/start');
    await expect(this.question(QUALIFIER.nation.asks)).toBeVisible();
  }

  /** Begins, and answers up to a question; everything before it is saved. */
  async startAndAnswerUpTo(to: QuestionId): Promise<void> {
    await this.start();
    await this.walk({ to });
    await expect(this.saved).toHaveText('Saved');
  }

  /** Returns to the question that an earlier visit stopped at. Without `to` that visit answered all questions. */
  async comeBack(before: EarlierVisit & { readonly appId?: PartnerLook } = {}): Promise<void> {
    this.look = lookOf(before.appId);
    await hadBeenHere(this.page.context(), before);
    await this.page.goto('/journey/now');
    const arrival = before.to ? this.question(QUALIFIER[before.to].asks) : this.registration.submit;
    await expect(arrival).toBeVisible();
  }

  /**
   * Waits until the code of the next questions is loaded. That starts a second after the first question shows; a
   * story is faster, and would have to do without that code when it loses the connection.
   */
  async fetchedAhead(): Promise<void> {
    await this.page.waitForFunction(() => {
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const last = Math.max(...fetched.map(({ responseEnd }) => responseEnd));
      // They come one after the other; nothing for so long means that all are there.
      return fetched.some(({ name }) => /\/questions-.*\.js$/.test(name)) && performance.now() - last > 1500;
    });
  }

  /** An open question by its text. */
  question(asks: string): Locator {
    const named = { name: asks, exact: true };
    return this.page
      .getByRole('radiogroup', named)
      .or(this.page.getByRole('group', named))
      .or(this.page.getByRole('textbox', named));
  }

  option(asks: string, answer: string): Locator {
    const group = this.question(asks);
    const name = startingWith(answer);
    return group.getByRole('radio', { name }).or(group.getByRole('checkbox', { name }));
  }

  /** The words of the question, which have the focus when it is next: then they are the main heading of the page. */
  heading(asks: string): Locator {
    return this.page
      .locator('h1, h2, legend:not(:has(h1)), :not(h1) > label')
      .filter({ hasText: exactly(asks) });
  }

  async choose(asks: string, answer: string): Promise<void> {
    await this.option(asks, answer).click();
  }

  async tick(asks: string, answers: readonly string[]): Promise<void> {
    await expect(this.question(asks)).toBeVisible();
    for (const answer of answers) {
      const option = this.option(asks, answer);
      if (!(await option.isVisible())) await this.moreOptions(asks).click();
      await option.check();
    }
  }

  moreOptions(asks: string): Locator {
    return this.question(asks).getByRole('button', { name: 'More options' });
  }

  async type(asks: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: asks, exact: true }).fill(text);
  }

  async typeDate(asks: string, { day, month, year }: DateGiven): Promise<void> {
    const boxes = this.question(asks);
    await boxes.getByRole('textbox', { name: 'Day' }).fill(day);
    await boxes.getByRole('textbox', { name: 'Month' }).fill(month);
    await boxes.getByRole('textbox', { name: 'Year' }).fill(year);
  }

  /** Answers a question of any kind and continues in the way of this look. */
  async answer(id: QuestionId, answer: Given = QUALIFIER[id].usual): Promise<void> {
    const { kind } = QUALIFIER[id];
    await this.fill(id, answer);
    if (kind === 'radio' && this.look === 'single') return;
    // On a page with several questions the next one shows at once, and one Continue sends them all.
    const revealsBelow = this.look === 'fixed' || this.look === 'sliding';
    if (revealsBelow && !('endsPage' in QUALIFIER[id])) return;
    await this.goOn();
  }

  /** Chooses, ticks or types the answer without continuing. */
  async fill(id: QuestionId, answer: Given = QUALIFIER[id].usual): Promise<void> {
    const { asks, kind } = QUALIFIER[id];
    if (typeof answer === 'string') {
      if (kind === 'radio') await this.choose(asks, answer);
      else await this.type(asks, answer);
    } else if ('day' in answer) await this.typeDate(asks, answer);
    else await this.tick(asks, answer);
  }

  /** Answers question after question with the usual answers, except those that the story changes. */
  async walk({ from, to, answers = {} }: Walk = {}): Promise<void> {
    const first = from ? QUESTION_IDS.indexOf(from) : 0;
    const end = to ? QUESTION_IDS.indexOf(to) : QUESTION_IDS.length;
    for (const id of QUESTION_IDS.slice(first, end)) await this.answer(id, answers[id]);
    if (to) await expect(this.question(QUALIFIER[to].asks)).toBeVisible();
    else await this.saveTheLook();
  }

  /** Goes on from the first look, which asks nothing, to the account that keeps it. */
  async saveTheLook(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Here’s your first look' })).toBeVisible();
    await this.goOn();
  }

  /** After the account and the consents: who is owed, and the phone number if there is one. */
  async almostDone({ owes = CREDITORS.usual, phone = '' }: LastAnswers = {}): Promise<void> {
    await this.tick(CREDITORS.asks, owes);
    if (this.look === 'double' || this.look === 'single') await this.goOn();
    if (phone !== '') await this.type(PHONE_QUESTION, phone);
    await this.goOn();
  }

  async goOn(): Promise<void> {
    await (this.look === 'double' ? this.next : this.continue).click();
  }

  /** Presses Continue while it is blocked, upon which it says what is missing. */
  async goOnBlocked(): Promise<void> {
    const button = this.look === 'double' ? this.next : this.continue;
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
  }

  get continue(): Locator {
    return this.page.getByRole('button', { name: 'Continue', exact: true });
  }

  get next(): Locator {
    return this.page.getByRole('button', { name: 'Next', exact: true });
  }

  get nextQuestion(): Locator {
    return this.page.getByRole('button', { name: 'Next question' });
  }

  get done(): Locator {
    return this.page.getByRole('button', { name: 'Done' });
  }

  get back(): Locator {
    return this.page.getByRole('button', { name: 'Back', exact: true });
  }

  get saveAndLeave(): Locator {
    return this.page.getByRole('button', { name: 'Save and leave' });
  }

  /** The saved state in the header: “Saved”, “Saving” or “Not saved yet”. */
  get saved(): Locator {
    return this.page.getByRole('banner').getByRole('status');
  }

  get offlineStrip(): Locator {
    return this.page.getByText(
      /^(?:You’re offline|We can’t be reached right now)\..* Keep going\. We’ll save this page/,
    );
  }

  /** The list of problems, which takes the focus. */
  get problems(): Locator {
    return this.page
      .getByRole('alert')
      .filter({ has: this.page.getByRole('heading', { name: 'Check these answers' }) });
  }

  /** An answered question, shrunk to a line. */
  answeredLine(asks: string): Locator {
    return this.page
      .locator('div')
      .filter({ has: this.page.getByText(asks, { exact: true }) })
      .filter({ has: this.page.getByRole('button', { name: /^Change/ }) })
      .last();
  }

  /** Opens an answered question again; `subject` is what a screen reader says after “Change”. */
  async change(subject: string): Promise<void> {
    await this.page.getByRole('button', { name: `Change ${subject}`, exact: true }).click();
  }

  help(subject: string): Locator {
    return this.page.getByRole('button', { name: `Why we ask: ${subject}` });
  }

  /** The current section in the row of circles. */
  get currentSection(): Locator {
    return this.page.getByRole('navigation', { name: 'Progress' }).locator('[aria-current=step]');
  }
}

function lookOf(appId: PartnerLook | undefined): Look {
  return appId ? ({ mw_steps: 'double', mw_quick: 'single', mw_name: 'sliding' } as const)[appId] : 'fixed';
}

function exactly(text: string): RegExp {
  return new RegExp(`^${escaped(text)}$`);
}

/** Matches the beginning only, because an answer's name may end with a line of explanation. */
function startingWith(text: string): RegExp {
  return new RegExp(`^${escaped(text)}(\\s|$)`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
