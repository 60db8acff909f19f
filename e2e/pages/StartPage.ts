import type { Locator, Page } from '@playwright/test';

/** The page by which the questions begin, where a link does not say whose they are. */
export class StartPage {
  readonly whose: Locator;
  readonly carryOn: Locator;
  readonly beginAnew: Locator;
  readonly linkOver: Locator;
  readonly begin: Locator;
  readonly logIn: Locator;

  constructor(page: Page) {
    const main = page.locator('main');
    this.whose = main.getByRole('heading', { name: 'Somebody has begun here on this device. Is that you?' });
    this.carryOn = main.getByRole('button', { name: 'Carry on with what is begun here' });
    this.beginAnew = main.getByRole('button', { name: /^Begin anew/ });
    this.linkOver = main.getByRole('heading', { name: 'This link has been used already, or has run out' });
    this.begin = main.getByRole('button', { name: 'Begin the questions' });
    this.logIn = main.getByRole('link', { name: 'Log in' });
  }
}
