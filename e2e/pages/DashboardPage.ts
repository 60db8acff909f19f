import type { Locator, Page } from '@playwright/test';

export class DashboardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/dashboard');
  }
  greeting(name?: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: name ? `Hello, ${name}` : 'Your dashboard' });
  }
  get gettingStarted(): Locator {
    return this.page.getByRole('link', { name: 'Getting Started' });
  }
  get journey(): Locator {
    return this.page.getByRole('region', { name: 'Your online journey' });
  }
  /** One part of the journey: a link if it can be opened, otherwise a button that does nothing. */
  section(name: string): Locator {
    const named = { name: new RegExp(`^${name}`) };
    return this.journey.getByRole('link', named).or(this.journey.getByRole('button', named));
  }
  /** Opens the parts of the first look, once it is done. */
  get firstLookParts(): Locator {
    return this.journey.getByText(/^First look: /);
  }
  get carryOn(): Locator {
    return this.page.getByRole('link', { name: 'Carry on' });
  }
  /** The link that begins the full review, once the first look is complete. */
  get beginReview(): Locator {
    return this.page.getByRole('button', { name: 'Carry on' });
  }
  get debts(): Locator {
    return this.page.getByRole('region', { name: 'Your debts', exact: true });
  }
  /** Back to the first look, once it is done. */
  get seeAdvice(): Locator {
    return this.page.getByRole('link', { name: 'See your first look' });
  }
  next(heading: string): Locator {
    return this.page.getByRole('heading', { name: heading, exact: true });
  }
  get summary(): Locator {
    return this.page.getByRole('region', { name: 'Your monthly summary' });
  }
  /** The one thing to do for who has a plan, or that there is nothing. */
  thingToday(heading: string): Locator {
    return this.page.getByRole('region', { name: heading });
  }
  /** What cannot wait, with whom to ring. */
  get oneThing(): Locator {
    return this.page.getByRole('region', { name: 'One thing today' });
  }
  get dates(): Locator {
    return this.page.getByRole('region', { name: 'Dates to keep' });
  }
  get waits(): Locator {
    return this.page.getByRole('region', { name: 'Waits for others' });
  }
  get done(): Locator {
    return this.page.getByRole('region', { name: 'Done', exact: true });
  }
  get papers(): Locator {
    return this.page.getByRole('region', { name: 'Papers' });
  }
  get plan(): Locator {
    return this.page.getByRole('region', { name: 'Your plan', exact: true });
  }
  get savedNotice(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'Your answers are saved' });
  }
  /** Asks for an account with an email. */
  async makeAccount(email: string): Promise<void> {
    await this.page.getByLabel('Email', { exact: true }).fill(email);
    await this.page.getByRole('checkbox', { name: /agree to the terms/ }).check();
    await this.page.getByRole('button', { name: /account/ }).click();
  }
  /** To who has an account already: the login, by which what they told us comes along. */
  get logInAndKeep(): Locator {
    return this.page.getByRole('link', { name: /^(Go to login|Log in)$/ }).first();
  }
  get whichAnswers(): Locator {
    return this.page.getByRole('region', { name: 'Which answers shall we use?' });
  }
  get useWhatIJustTold(): Locator {
    return this.whichAnswers.getByRole('button', { name: 'Use what I just told you' });
  }
  get logOut(): Locator {
    return this.page.getByRole('button', { name: 'Logout' });
  }
  get notSaved(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'Kept on this device' });
  }
  get leavingUnsent(): Locator {
    return this.page.getByRole('dialog', { name: 'Log out before all is saved?' });
  }
  get leavingAsGuest(): Locator {
    return this.page.getByRole('dialog', { name: 'Log out without an account?' });
  }
}
