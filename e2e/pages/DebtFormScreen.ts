import { expect, type Locator, type Page } from '@playwright/test';

/** What a person types and chooses for one debt. */
type Given = {
  readonly owedTo?: string;
  /** Picks the creditor with this name from the list instead of leaving the typed text. */
  readonly picked?: string;
  readonly kind?: string;
  readonly balance?: string;
  readonly repayment?: string;
  readonly whose?: 'Mine' | 'Joint';
};

/** The form for one debt, as a person meets it. */
export class DebtFormScreen {
  readonly page: Page;
  readonly creditor: Locator;
  readonly matches: Locator;
  readonly balance: Locator;
  readonly repayment: Locator;
  readonly reference: Locator;

  constructor(page: Page) {
    this.page = page;
    this.creditor = page.getByRole('combobox', { name: 'Who do you owe?' });
    this.matches = page.getByRole('listbox', { name: 'Companies that match' }).getByRole('option');
    this.balance = page.getByRole('textbox', { name: 'How much do you owe?' });
    this.repayment = page.getByRole('textbox', { name: 'Monthly repayment' });
    this.reference = page.getByRole('textbox', { name: 'Reference number' });
  }

  /** Opens the form from the list of debts: for a new debt, or for the one with this id. */
  async open(debtId?: string): Promise<void> {
    await this.page.goto(`/journey/your-debts#debt${debtId ? `-${debtId}` : ''}`);
    await expect(this.heading).toBeVisible();
    await expect(this.kinds.first()).toBeVisible();
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { name: 'Enter debt' });
  }

  get kinds(): Locator {
    return this.page.getByRole('radiogroup', { name: 'What kind of debt is it?' }).getByRole('radio');
  }

  /** A kind by its name; what it is may follow it. */
  kind(name: string): Locator {
    return this.kinds.and(
      this.page.getByRole('radio', { name: new RegExp(`^${name.replace(/[()/]/g, '\\$&')}`) }),
    );
  }

  get showMore(): Locator {
    return this.page.getByRole('button', { name: 'Show more' });
  }

  get showFewer(): Locator {
    return this.page.getByRole('button', { name: 'Show fewer' });
  }

  /** The groups of kinds, each with how many are in it. */
  get kindGroups(): Locator {
    return this.page.getByRole('button', { name: /\d kinds?$/ });
  }
  get kindSearch(): Locator {
    return this.page.getByRole('combobox', { name: 'Look for a kind of debt' });
  }
  get kindMatches(): Locator {
    return this.page.getByRole('listbox', { name: 'Kinds of debt that fit' }).getByRole('option');
  }

  /** Chooses a kind: where it shows, or by the search, as one does who knows its name. */
  async chooseKind(name: string): Promise<void> {
    await expect(this.kinds.first()).toBeVisible();
    const shown = name === 'Other' ? this.kind('Not sure, or something else') : this.kind(name);
    if (await shown.isVisible()) return void (await shown.check());
    await this.kindSearch.fill(name);
    await this.kindMatches
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .first()
      .click();
    await expect(this.kinds.and(this.page.getByRole('radio', { checked: true }))).toHaveCount(1);
  }

  async pick(typed: string, name: string): Promise<void> {
    await this.creditor.pressSequentially(typed);
    await this.matches.filter({ hasText: name }).click();
    await expect(this.creditor).toHaveValue(name);
  }

  async fill({ owedTo, picked, kind, balance, repayment, whose }: Given): Promise<void> {
    if (picked !== undefined) await this.pick(owedTo ?? picked, picked);
    else if (owedTo !== undefined) await this.creditor.fill(owedTo);
    if (kind !== undefined) await this.chooseKind(kind);
    if (balance !== undefined) await this.balance.fill(balance);
    if (repayment !== undefined) await this.repayment.fill(repayment);
    if (whose !== undefined) await this.page.getByRole('radio', { name: whose }).check();
  }

  get continue(): Locator {
    return this.page.getByRole('button', { name: 'Continue', exact: true });
  }

  /** Presses Continue while it is blocked, upon which it says what is missing. */
  async goOnBlocked(): Promise<void> {
    await expect(this.continue).toHaveAttribute('aria-disabled', 'true');
    await this.continue.click({ force: true });
  }

  /** An error message beside its field. */
  problem(words: string): Locator {
    return this.page.getByText(`Error: ${words}`);
  }
}
