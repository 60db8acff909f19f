import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { AccountPage } from './AccountPage.ts';

/** Codes from a phone: their row in the account, and the page of a login that asks for one. */
export class CodesPage {
  readonly page: Page;
  readonly account: AccountPage;

  constructor(page: Page) {
    this.page = page;
    this.account = new AccountPage(page);
  }

  get row(): Locator {
    return this.account.row('Codes from your phone');
  }
  get turnOn(): Locator {
    return this.row.getByRole('button', { name: 'Turn on Codes from your phone' });
  }
  get turnOff(): Locator {
    return this.row.getByRole('button', { name: 'Turn off Codes from your phone' });
  }
  step(name: string): Locator {
    return this.row.getByRole('heading', { level: 4, name });
  }
  get code(): Locator {
    return this.page.getByLabel('6-number code', { exact: true });
  }
  /** The key to type into an app, as the page shows it. */
  async key(): Promise<string> {
    const shown = await this.row.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u).innerText();
    return shown.replaceAll(' ', '');
  }
  get recoveryCodes(): Locator {
    return this.row.getByRole('list').getByRole('listitem');
  }

  /** What is asked for beside the password. */
  get codeBeside(): Locator {
    return this.page.getByLabel('Code from your app', { exact: true });
  }

  /** What a login asks for after the password. */
  get question(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Type your code' });
  }
  get recoveryCode(): Locator {
    return this.page.getByLabel('Recovery code', { exact: true });
  }
  get logIn(): Locator {
    return this.page.getByRole('button', { name: 'Log in', exact: true });
  }
}

/** The code that an app with this key shows now, or so many half minutes later. */
export function codeNow(key: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 });
}
