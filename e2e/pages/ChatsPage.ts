import type { Locator, Page } from '@playwright/test';

/** Where those who work behind the site answer chats. */
export class ChatsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get link(): Locator {
    return this.page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Chats' });
  }
  get takesChats(): Locator {
    return this.page.getByRole('switch', { name: 'I take chats' });
  }
  get waiting(): Locator {
    return this.page.getByRole('region', { name: 'Waiting' }).getByRole('listitem');
  }
  get mine(): Locator {
    return this.page.getByRole('region', { name: 'Yours' }).getByRole('listitem');
  }
  get messages(): Locator {
    return this.page.getByRole('log', { name: 'Messages' }).getByRole('listitem');
  }
  get log(): Locator {
    return this.page.getByRole('log', { name: 'Messages' });
  }
  /** Everything that was said or waits, in order, with who said it. */
  said(): Promise<readonly string[]> {
    return this.log.locator('p:has(> .visually-hidden)').allTextContents();
  }
  get reply(): Locator {
    return this.page.getByRole('textbox', { name: /^Reply/ });
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
