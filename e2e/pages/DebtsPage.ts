import { expect, type Locator, type Page } from '@playwright/test';
import { DebtFormScreen } from './DebtFormScreen.ts';

/** A debt as it is typed into the form. */
export type TypedDebt = {
  readonly creditor: string;
  readonly kind: string;
  readonly balance: string;
  readonly repayment: string;
  readonly reference?: string;
  readonly whose?: 'Mine' | 'Joint';
};

/** The debts part of the full review: welcome, list, form, legal questions, totals. */
export class DebtsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/journey/your-debts');
  }

  get intro(): Locator {
    return this.page.getByText('Let’s list what you owe', { exact: true });
  }
  welcome(name: string): Locator {
    return this.titleBeside('Your debts', `Hello, ${name}.`);
  }
  get overview(): Locator {
    return this.titleBeside('Your debts', /^Check these look right/);
  }
  get form(): Locator {
    return this.title('Enter debt');
  }
  get legal(): Locator {
    return this.title('A few legal questions');
  }
  get summary(): Locator {
    return this.title('What you owe in all');
  }
  /** The heading of the screen that says so too: more than one has this heading. */
  titleBeside(words: string, says: string | RegExp): Locator {
    const screen = this.page.locator('main div').filter({ has: this.page.getByText(says) });
    return screen.getByRole('heading', { level: 1, name: words, exact: true });
  }
  title(words: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: words, exact: true });
  }

  get addMyself(): Locator {
    return this.page.getByRole('button', { name: /^Add debts myself/ });
  }
  get searchReport(): Locator {
    return this.page.getByRole('button', { name: /^Search my credit report/ });
  }
  get addAnother(): Locator {
    return this.page.getByRole('button', { name: '+ Add Another Debt' });
  }
  get continue(): Locator {
    return this.page.getByRole('button', { name: 'Continue', exact: true });
  }
  get back(): Locator {
    return this.page.getByRole('button', { name: 'Back', exact: true });
  }

  /** The card of a debt, by its creditor. */
  card(creditor: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 3, name: creditor, exact: true }) });
  }
  get cards(): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { level: 3 }) });
  }
  more(creditor: string): Locator {
    return this.page.getByRole('button', { name: `View More about ${creditor}` });
  }
  edit(creditor: string): Locator {
    return this.page.getByRole('button', { name: `Edit ${creditor}`, exact: true });
  }
  delete(creditor: string): Locator {
    return this.page.getByRole('button', { name: `Delete ${creditor}`, exact: true });
  }
  get deleteQuestion(): Locator {
    return this.page.getByRole('dialog', { name: 'Delete debt?' });
  }
  /** One of the two totals, with its amount. */
  total(name: 'Total debts' | 'Monthly repayments'): Locator {
    return this.page.getByRole('main').locator('dl > div').filter({ hasText: name }).first();
  }
  /** A notification above the list. */
  notice(words: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('paragraph').filter({ hasText: words });
  }

  get balance(): Locator {
    return this.page.getByLabel('How much do you owe?');
  }
  get creditor(): Locator {
    return this.page.getByRole('combobox', { name: 'Who do you owe?' });
  }

  /** Fills in the form for a debt without submitting it. */
  async fill({ creditor, kind, balance, repayment, reference, whose = 'Mine' }: TypedDebt): Promise<void> {
    await this.creditor.fill(creditor);
    await this.page.keyboard.press('Escape');
    await new DebtFormScreen(this.page).chooseKind(kind);
    await this.balance.fill(balance);
    await this.page.getByLabel('Monthly repayment').fill(repayment);
    if (reference) await this.page.getByLabel(/^Reference number/).fill(reference);
    await this.page.getByRole('radio', { name: new RegExp(`^${whose}`) }).check();
  }

  async add(debt: TypedDebt): Promise<void> {
    await this.fill(debt);
    await this.continue.click();
    await expect(this.overview).toBeVisible();
  }

  /** Answers every legal question with No. */
  async answerNoToAll(): Promise<void> {
    for (const asks of [
      'Has anyone you owe taken legal action against you?',
      'Is any debt secured on your home or on something else?',
      'Is money for any of these debts taken from your wages?',
      'Does any debt have a guarantor?',
    ]) {
      await this.page.getByRole('radiogroup', { name: asks }).getByRole('radio', { name: 'No' }).click();
    }
  }
}
