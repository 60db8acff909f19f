import type { Locator, Page } from '@playwright/test';

/** The first look at what could help. */
export class AdvicePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  greeting(name?: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: name ? `Hello, ${name}` : 'Hello', exact: true });
  }
  part(heading: string): Locator {
    return this.page.getByRole('region', { name: heading, exact: true });
  }
  get solutions(): Locator {
    return this.part('Worth a closer look').getByRole('listitem');
  }
  get continue(): Locator {
    const next = this.part('What’s next');
    // A link to the dashboard for a guest, and into the full review for who has an account.
    return next.getByRole('link', { name: 'Continue' }).or(next.getByRole('button', { name: 'Continue' }));
  }
  get budget(): Locator {
    return this.part('Your month at a glance');
  }
  get home(): Locator {
    return this.page.getByRole('link', { name: 'Back to your dashboard' });
  }
  get logOut(): Locator {
    return this.page.getByRole('button', { name: 'Logout' });
  }
}
