import { expect, type Locator, type Page } from '@playwright/test';

/** The ways to a person over a page: the launcher, and the window of the chat in its place. */
export class ChatPanel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get launcher(): Locator {
    return this.page.getByRole('region', { name: 'Ways to reach us' }).getByRole('button').first();
  }
  card(name: RegExp): Locator {
    return this.page
      .getByRole('region', { name: 'Ways to reach us' })
      .locator('a, button')
      .filter({ hasText: name });
  }
  get window(): Locator {
    return this.page.getByRole('dialog', { name: /^Chat with an adviser/ });
  }
  get field(): Locator {
    return this.window.getByRole('textbox', { name: 'Your message' });
  }
  get log(): Locator {
    return this.window.getByRole('log', { name: 'Messages' });
  }
  get strip(): Locator {
    return this.window.getByRole('status').first();
  }
  /** Asks for a text message once it is one's turn. */
  get textMe(): Locator {
    return this.log.getByRole('button', { name: 'Text me when it’s my turn' });
  }
  get mobile(): Locator {
    return this.log.getByRole('textbox', { name: /^Mobile number/ });
  }
  get submitMobile(): Locator {
    return this.log.getByRole('button', { name: 'Text me', exact: true });
  }
  get close(): Locator {
    return this.window.getByRole('button', { name: 'Close chat' });
  }

  /** Opens the window by the launcher. */
  async open(): Promise<void> {
    await this.launcher.click();
    await this.card(/^Send us a message/).click();
    await expect(this.field).toBeFocused();
  }

  async write(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /** Everything that was said or waits, in order, with who said it. */
  said(): Promise<readonly string[]> {
    return this.log.locator('p:has(> .visually-hidden)').allTextContents();
  }
}
