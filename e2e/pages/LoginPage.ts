import type { Locator, Page } from '@playwright/test';

export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
  }
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Welcome back' });
  }
  get email(): Locator {
    return this.page.getByLabel('Email address', { exact: true });
  }
  get password(): Locator {
    return this.page.getByLabel('Password', { exact: true });
  }
  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Login', exact: true });
  }
  get bringsAlong(): Locator {
    return this.page.getByText('We’ll add what you just told us');
  }
  get withoutIt(): Locator {
    return this.page.getByRole('button', { name: 'Log in without it' });
  }
  get refusal(): Locator {
    return this.page.getByRole('alert');
  }
  get ended(): Locator {
    return this.page.getByText('Your session has ended to keep your answers safe. Please log in again.');
  }
  get passwordReset(): Locator {
    return this.page.getByRole('link', { name: 'Password Reset?' });
  }
  get documents(): Locator {
    return this.page.getByRole('complementary', { name: 'A few documents you’ll need...' });
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
