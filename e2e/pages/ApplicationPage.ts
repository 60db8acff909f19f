import type { Locator, Page } from '@playwright/test';

/** The form for what a person chose. */
export class ApplicationPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  /** Answers that do not match. */
  get clashes(): Locator {
    return this.page.getByRole('region', { name: /that (?:doesn|don)’t match/ });
  }
  /** One of the answers to a question that has two. */
  picks(says: string | RegExp): Locator {
    return this.clashes.getByRole('radio', { name: says });
  }
  get missing(): Locator {
    return this.page.getByRole('region', { name: 'Still to add' });
  }
  /** Opens the inputs of what is missing. */
  opens(label: string): Locator {
    return this.missing.getByRole('button', { name: new RegExp(`^(?:Add|Answer) .*${label}`) });
  }
  /** The line behind which a group of what is missing waits, where much is. */
  group(name: string): Locator {
    return this.missing.getByRole('heading', { name: new RegExp(`^${name}`) });
  }
  /** The line behind which waits what is filled in, where much is missing. */
  get filledAlready(): Locator {
    return this.page.locator('summary').filter({ hasText: 'Filled in already' });
  }
  /** That what stands in it closes the way that it is for, where it is handed over. */
  get mayNotFit(): Locator {
    return this.page.getByRole('region', { name: /^Hand it to/ }).getByText(/may not fit$/);
  }
  get save(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }
  get handOver(): Locator {
    return this.page.getByRole('button', { name: /^Hand it to/ });
  }
  get stuck(): Locator {
    return this.page.getByRole('button', { name: 'I’m stuck, hand it over as it is' });
  }
  /** What stands in it as it was handed over. */
  get handedOver(): Locator {
    return this.page.getByRole('region', { name: 'What was handed over' });
  }
  /** What was told otherwise since. */
  changedSince(count: number): Locator {
    return this.page.getByRole('heading', {
      name: `You changed ${count === 1 ? '1 answer' : `${count} answers`} since`,
    });
  }
  get readAll(): Locator {
    return this.page.getByRole('button', { name: /^Read (?:it all|both|it)$/ });
  }
  /** What one of us wrote down with them. */
  writtenBy(name: string): Locator {
    return this.page.getByRole('region', { name: `${name} wrote this down with you` });
  }
  /** In the console: opens the form to fill it in with them. */
  get fillsIn(): Locator {
    return this.page.getByRole('button', { name: 'Fill it in with them' });
  }
  /** In the console: hands it over for its person. */
  get forThem(): Locator {
    return this.page.getByRole('region', { name: 'Hand it over for them' });
  }
  get saidYes(): Locator {
    return this.page.getByRole('checkbox', {
      name: 'They heard what stands in it, and said yes',
    });
  }
  get fillingIn(): Locator {
    return this.page.getByRole('heading', { name: 'Fill it in with them' });
  }
}
