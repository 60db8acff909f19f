import type { Locator, Page } from '@playwright/test';

/** What is put right in a case together with the person: each row has the way to its form, which opens below it. */
export class CaseCorrections {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The button beside a question, a line or a part of the person’s details. */
  opener(of: string): Locator {
    return this.page.getByRole('button', { name: `Correct with them: ${of}`, exact: true });
  }
  form(of: string): Locator {
    return this.page.getByRole('form', { name: `Correct with them: ${of}`, exact: true });
  }
  why(of: string): Locator {
    return this.form(of).getByLabel('Why? They can read this');
  }
  save(of: string): Locator {
    return this.form(of).getByRole('button', { name: 'Save', exact: true });
  }
  row(of: string): Locator {
    return this.page.getByRole('row').filter({ has: this.opener(of) });
  }
  /** What unfolds the lines of a part of the budget, or the details of the person. */
  unfold(what: string, begins = 'Correct with them:'): Locator {
    return this.page.locator('summary').filter({ hasText: `${begins} ${what}` });
  }
  /** The question that has an answer. */
  async questionOf(answer: string): Promise<string> {
    const row = this.page.getByRole('row').filter({ hasText: answer });
    return (await row.getByRole('rowheader').textContent()) ?? '';
  }
}
