import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { ConsolePage } from './pages/ConsolePage.ts';
import { DashboardPage } from './pages/DashboardPage.ts';
import { DebtsPage } from './pages/DebtsPage.ts';
import { FullAdvicePage } from './pages/FullAdvicePage.ts';
import { HomePage } from './pages/HomePage.ts';
import { JourneyPage } from './pages/JourneyPage.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { ResetPasswordPage } from './pages/ResetPasswordPage.ts';
import { Faults } from './person/faults.ts';
import { slowDown } from './person/slowNetwork.ts';
import { addresses } from './service/addresses.ts';
import { ops } from './service/ops.ts';

/** One browser of a person, with its pages by the names that people use for them. */
export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly home: HomePage;
  readonly journey: JourneyPage;
  readonly login: LoginPage;
  readonly dashboard: DashboardPage;
  readonly debts: DebtsPage;
  readonly fullAdvice: FullAdvicePage;
  readonly resetPassword: ResetPasswordPage;
};

/** A desk of somebody who works behind the site, signed in. */
export type Desk = { readonly desk: Page; readonly console: ConsolePage };

/** Who works there: an adviser on a phone, unless it says otherwise. */
type AtDesk = BrowserContextOptions & { readonly name: string; readonly role?: string };

/** The password of every account of the staff that a story makes. */
export const STAFF_PASSWORD = 'a barge, a lock and a heron';
const PHONE = { width: 390, height: 844 };

type Fixtures = {
  /** Everything that goes wrong in any browser of the test; a story declares what it makes go wrong on purpose. */
  readonly faults: Faults;
  /** An email address that nobody else has. */
  readonly email: string;
  /** Opens another browser, of the same person elsewhere or of somebody else. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Visit>;
  /** Makes an account of the staff, as an operator does, and sets up its sign-in in a browser of its own. */
  readonly atDesk: (who: AtDesk) => Promise<Desk>;
  readonly home: HomePage;
  readonly journey: JourneyPage;
  readonly login: LoginPage;
  readonly dashboard: DashboardPage;
  readonly debts: DebtsPage;
  readonly fullAdvice: FullAdvicePage;
  readonly resetPassword: ResetPasswordPage;
};

let people = 0;

/** Every test has a new person: a fresh browser, an IP address of their own, an email address of their own. */
export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ browserName: _ }, use, { workerIndex }) => {
    people += 1;
    await use({ 'x-forwarded-for': `10.${workerIndex % 250}.${Math.floor(people / 250)}.${people % 250}` });
  },
  faults: [
    async ({ browserName: _ }, use) => {
      const faults = new Faults();
      await use(faults);
      expect(faults.unexpected(), 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, faults, baseURL }, use) => {
    faults.watch(context, baseURL ?? addresses.site);
    await slowDown(context);
    await use(context);
  },
  email: async ({ browserName: _ }, use, { workerIndex }) => {
    await use(`person-${workerIndex}-${people}@example.com`);
  },
  visit: async ({ browser, faults, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async options => {
      const context = await browser.newContext(options);
      opened.push(context);
      faults.watch(context, baseURL ?? addresses.site);
      await slowDown(context);
      return visitOf(await context.newPage());
    });
    for (const context of opened) await context.close();
  },
  atDesk: async ({ visit, email, faults }, use) => {
    await use(async ({ name, role = 'adviser', viewport = PHONE, ...options }) => {
      // The console asks who is there before anybody is.
      faults.expect(/^404 GET \/staff\/api\/me/, /status of 404/);
      // Others in these stories take from the same list.
      faults.expect(/^409 POST \/staff\/api\/tasks\/[^/]+\/take/, /status of 409/);
      const address = `${name.toLowerCase().replaceAll(' ', '.')}.${email}`;
      const made = await ops('staff', 'add', address, '--name', name, '--role', role, '--who', 'Megan');
      const { page: desk } = await visit({ viewport, ...options });
      const console = new ConsolePage(desk);
      await console.setUp(made, STAFF_PASSWORD);
      return { desk, console };
    });
  },
  home: async ({ page }, use) => use(new HomePage(page)),
  journey: async ({ page }, use) => use(new JourneyPage(page)),
  login: async ({ page }, use) => use(new LoginPage(page)),
  dashboard: async ({ page }, use) => use(new DashboardPage(page)),
  debts: async ({ page }, use) => use(new DebtsPage(page)),
  fullAdvice: async ({ page }, use) => use(new FullAdvicePage(page)),
  resetPassword: async ({ page }, use) => use(new ResetPasswordPage(page)),
});

/** The page objects of a page that was not made by a fixture. */
export function visitOf(page: Page): Visit {
  return {
    page,
    context: page.context(),
    home: new HomePage(page),
    journey: new JourneyPage(page),
    login: new LoginPage(page),
    dashboard: new DashboardPage(page),
    debts: new DebtsPage(page),
    fullAdvice: new FullAdvicePage(page),
    resetPassword: new ResetPasswordPage(page),
  };
}

export type { Locator, Page };
export { expect };
