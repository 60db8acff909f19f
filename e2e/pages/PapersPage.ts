import type { Locator, Page } from '@playwright/test';

/** All papers of a person, each version. */
export class PapersPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/papers');
  }
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Your papers' });
  }
  /** Papers of a kind, by their heading. */
  group(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
  /** The form that sends a photo of a letter. */
  get sending(): Locator {
    return this.page.getByRole('form', { name: 'Add a photo of a letter' });
  }
  /** A paper, by its name. */
  paper(name: string | RegExp): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 3, name }) });
  }
  /** What saves it. */
  save(name: string | RegExp): Locator {
    return this.paper(name).getByRole('button', { name: /^Save (?!as)/ });
  }
}
