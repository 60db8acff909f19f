import type { Locator, Page } from '@playwright/test';

/** Choosing a solution: the questions before an insolvency, the call, and the button. */
export class ChoosePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get questions(): Locator {
    return this.page.getByRole('radiogroup');
  }
  question(asks: RegExp): Locator {
    return this.page.getByRole('radiogroup', { name: asks });
  }
  answer(asks: RegExp, says: string): Locator {
    return this.question(asks).getByRole('radio', { name: says, exact: true });
  }
  /** What is said after answers. */
  reply(says: RegExp | string): Locator {
    return this.page.getByRole('status').filter({ hasText: says });
  }
  /** The times at which a call can be booked here. */
  get times(): Locator {
    return this.page.getByRole('group', { name: 'Book your call' }).getByRole('radio');
  }
  get number(): Locator {
    return this.page.getByLabel('Phone number');
  }
  get choose(): Locator {
    return this.page.getByRole('button', { name: /^(?:Choose|Tell us you want|Book)/ });
  }
}
