import type { Locator, Page } from '@playwright/test';

/** A password that meets every check. */
export const GOOD_PASSWORD = 'Towpath-Heron-26';

type Details = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly fullName?: string;
  readonly email?: string;
  readonly password?: string;
};

/** The form that creates an account, in any of its four styles. */
export class RegistrationStep {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get firstName(): Locator {
    return this.page.getByLabel('First name', { exact: true });
  }
  get lastName(): Locator {
    return this.page.getByLabel('Last name', { exact: true });
  }
  get fullName(): Locator {
    return this.page.getByLabel('Your full name', { exact: true });
  }
  get email(): Locator {
    return this.page.getByLabel('Email', { exact: true });
  }
  get password(): Locator {
    return this.page.getByLabel('Choose a password', { exact: true });
  }
  get terms(): Locator {
    return this.page.getByRole('checkbox', { name: /agree to the terms/ });
  }
  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Submit' });
  }
  get refusal(): Locator {
    return this.page.getByRole('alert');
  }
  get loginLink(): Locator {
    return this.page.getByRole('link', { name: 'Go to login' });
  }
  /** One line of the password checklist. */
  need(text: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text });
  }

  /** Fills in the given details. */
  async fill({ firstName, lastName, fullName, email, password = GOOD_PASSWORD }: Details): Promise<void> {
    if (firstName !== undefined) await this.firstName.fill(firstName);
    if (lastName !== undefined) await this.lastName.fill(lastName);
    if (fullName !== undefined) await this.fullName.fill(fullName);
    if (email === undefined) return;
    await this.email.fill(email);
    await this.password.fill(password);
    await this.terms.check();
  }

  async register(details: Details): Promise<void> {
    await this.fill(details);
    await this.submit.click();
  }
}
