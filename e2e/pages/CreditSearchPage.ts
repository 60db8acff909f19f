import { expect, type Locator, type Page } from '@playwright/test';
import { codeFor } from '../person/messages.ts';
import { QUALIFIER } from './qualifier.ts';

/** A person known to the stand-in agency, which decides by the surname what happens. */
export type Searched = {
  readonly surname: string;
  readonly phone?: string;
  readonly postcode?: string;
};

let people = 0;

/** A number that nobody else in the run has, from the range reserved for stories. */
export function newPhone(): string {
  people += 1;
  return `07700900${String((process.pid * 37 + people) % 1000).padStart(3, '0')}`;
}

/** The search of the credit report, as a person meets it inside the debts step. */
export class CreditSearchPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the form directly, as a reload would. */
  async open(): Promise<void> {
    await this.page.goto('/journey/your-debts#credit-search');
    await expect(this.heading('Search my credit report')).toBeVisible();
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }
  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }
  /** An input whose label ends in "(optional)". */
  optional(label: string): Locator {
    return this.page.getByLabel(`${label} (optional)`, { exact: true });
  }
  get findAddress(): Locator {
    return this.page.getByRole('button', { name: 'Find Address' });
  }
  get addresses(): Locator {
    return this.field('Pick your address');
  }
  get agreement(): Locator {
    return this.page.getByRole('checkbox', { name: /^I agree to this/ });
  }
  get previousAddress(): Locator {
    return this.page.getByRole('checkbox', { name: 'This is a previous address' });
  }
  get continue(): Locator {
    return this.page.getByRole('button', { name: 'Continue' });
  }
  get back(): Locator {
    return this.page.getByRole('button', { name: 'Back', exact: true });
  }
  get byHand(): Locator {
    return this.page.getByRole('button', { name: 'Enter my debts manually instead' }).first();
  }
  /** Where a known fact shows instead of its box. */
  change(fact: 'name' | 'date of birth' | 'phone'): Locator {
    return this.page.getByRole('button', { name: `Change ${fact}`, exact: true });
  }

  /** Opens the boxes of facts that are known, to type others. */
  async opens(fact: 'name' | 'date of birth' | 'phone'): Promise<void> {
    if (await this.change(fact).isVisible()) await this.change(fact).click();
  }

  /** Opens the boxes of the address, if it is not typed yet. */
  async typesAddress(): Promise<void> {
    const way = this.page.getByRole('button', {
      name: /^(Type my address instead|My address isn’t listed|Change this address)$/,
    });
    if (await way.isVisible()) await way.click();
  }

  get banner(): Locator {
    return this.page.getByRole('alert');
  }
  get code(): Locator {
    return this.field('Your code');
  }

  /** The form starts with what the Qualifier and the registration know; this types the rest. */
  async fill({ surname, phone, postcode = 'LE9 4QT' }: Searched): Promise<void> {
    await this.field('Title').selectOption('Ms');
    await this.opens('name');
    await this.field('Surname').fill(surname);
    if (phone) {
      await this.opens('phone');
      await this.field('Phone').fill(phone);
    }
    await this.field('Postcode').fill(postcode);
    await this.typesAddress();
    await this.field('Building number').fill('14');
    await this.field('Street').fill('Wharf Lane');
    await this.agreement.check();
  }

  /** Presses Continue: the first search with a phone asks for a code that went to it. */
  async asks(person: Searched): Promise<void> {
    await this.fill(person);
    await this.continue.click();
  }

  /** Searches, and shows by the code whose the phone is. */
  async search({ phone = newPhone(), ...person }: Searched): Promise<void> {
    await this.asks({ ...person, phone });
    await this.giveCode(await codeFor(phone));
  }

  async giveCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.continue.click();
  }

  /** Expects the list of debts, with a message saying how many came. */
  async expectFound(debts: '1 debt' | '10 debts'): Promise<void> {
    await expect(this.page.getByText(`We added ${debts}`, { exact: true })).toBeVisible();
    await expect(this.heading('Your debts')).toBeVisible();
  }

  /** Expects the date of birth that the Qualifier was told, shown and not asked again. */
  async expectBirthDate(): Promise<void> {
    const { day, month, year } = QUALIFIER['birth-date'].usual;
    const born = new Date(Number(year), Number(month) - 1, Number(day)).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    await expect(this.page.getByText(born, { exact: true })).toBeVisible();
    await expect(this.field('Day')).toHaveCount(0);
  }
}
