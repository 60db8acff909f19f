import { expect, type Locator, type Page } from '@playwright/test';

export class ResetPasswordPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  title(words: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: words, exact: true });
  }
  get email(): Locator {
    return this.page.getByLabel('Email address', { exact: true });
  }
  get sendLink(): Locator {
    return this.page.getByRole('button', { name: 'Send me a link' });
  }
  get newPassword(): Locator {
    return this.page.getByLabel('New password', { exact: true });
  }
  get confirmPassword(): Locator {
    return this.page.getByLabel('Confirm password', { exact: true });
  }
  need(text: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text });
  }
  get save(): Locator {
    return this.page.getByRole('button', { name: 'Save new password' });
  }
  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: true });
  }

  /** Waits for the heading first, because the login page has a field with the same name. */
  async ask(email: string): Promise<void> {
    await expect(this.title('Reset your password')).toBeVisible();
    await this.email.fill(email);
    await this.sendLink.click();
  }
}
