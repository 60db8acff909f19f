import { expect, type Locator, type Page } from '@playwright/test';

/** A point where talking to a person helps more: name and number for a call, or continuing online. */
export class DropoutStep {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  choice(answer: 'Yes' | 'No' | 'Book appointment' | 'Continue online'): Locator {
    return this.page
      .getByRole('radiogroup', { name: /^(Would you like us to call you|How would you like to go on)\?$/ })
      .getByRole('radio', { name: answer, exact: true });
  }
  get name(): Locator {
    return this.page.getByLabel('Your name', { exact: true });
  }
  get phone(): Locator {
    return this.page.getByLabel('Phone number', { exact: true });
  }
  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Submit' });
  }
  get thanks(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'Thank you' });
  }
  get problem(): Locator {
    return this.page.getByText('Must be a valid phone number').last();
  }
  /** Leads back to the answer that the questions ended with. */
  get changeLast(): Locator {
    return this.page.getByRole('button', { name: /^That’s not right/ });
  }
  /** The answers so far, as one line. */
  get saved(): Locator {
    return this.page.getByRole('main').getByText(/^Your (\d+ )?answers? (is|are) saved$/);
  }
  get call(): Locator {
    return this.page.getByRole('region', { name: 'We’ll call you' });
  }
  /** What can be expected of the call. */
  get onTheCall(): Locator {
    return this.page.getByRole('region', { name: 'What happens on the call' });
  }
  help(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: new RegExp(`^(?:Call )?${name}`) });
  }

  async askForCall({ name, phone }: { name: string; phone: string }): Promise<void> {
    await this.name.fill(name);
    await this.phone.fill(phone);
    await this.submit.click();
    await expect(this.thanks).toBeVisible();
  }
}
