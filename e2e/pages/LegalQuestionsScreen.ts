import { expect, type Locator, type Page } from '@playwright/test';

export const LEGAL = {
  action: 'Has anyone you owe taken legal action against you?',
  actionWhich: 'Which debts have legal action?',
  secured: 'Is any debt secured on your home or on something else?',
  wages: 'Is money for any of these debts taken from your wages?',
  guarantor: 'Does any debt have a guarantor?',
  guarantorWhich: 'Which debts have a guarantor?',
  mayAsk: 'Is it okay with you if they ask your guarantor to pay?',
  mayAskWhich: 'Which debts should your guarantor not have to pay?',
} as const;

/** The legal questions about the debts, as a person meets them. */
export class LegalQuestionsScreen {
  readonly page: Page;
  readonly done: Locator;
  readonly complete: Locator;

  constructor(page: Page) {
    this.page = page;
    this.done = page.getByRole('button', { name: 'Done with this question' });
    this.complete = page.getByText(
      'Good news, this section is now click complete. Click the continue button to move onto the next section.',
    );
  }

  async open(): Promise<void> {
    await this.page.goto('/journey/your-debts#legal-questions');
    await expect(this.page.getByRole('heading', { name: 'A few legal questions' })).toBeVisible();
  }

  question(asks: string): Locator {
    const named = { name: asks, exact: true };
    return this.page.getByRole('radiogroup', named).or(this.page.getByRole('group', named));
  }

  /** The heading of a question, which takes the focus. */
  heading(asks: string): Locator {
    return this.page.locator('legend').filter({ hasText: asks });
  }

  async say(asks: string, answer: 'Yes' | 'No'): Promise<void> {
    await this.question(asks).getByRole('radio', { name: answer }).click();
  }

  async tick(asks: string, debt: RegExp | string): Promise<void> {
    await this.question(asks).getByRole('checkbox', { name: debt }).check();
  }

  toGo(count: number): Locator {
    return this.page.getByText(count === 1 ? '1 question to go' : `${count} questions to go`, {
      exact: true,
    });
  }

  async change(asks: string): Promise<void> {
    await this.page.getByRole('button', { name: `Change ${asks}` }).click();
  }

  get continue(): Locator {
    return this.page.getByRole('button', { name: 'Continue', exact: true });
  }
}
