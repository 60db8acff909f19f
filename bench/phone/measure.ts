import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { advised } from '@towpath/e2e/person/advised.ts';
import { layoutShift } from '@towpath/e2e/person/layoutShift.ts';
import { findOrInstallChromium } from '@towpath/tools/checks/chromium.ts';
import { measureWay, measureWhatIf, type PartOfTheWay } from './interactions.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const PAGES = [
  { page: 'first question', path: '/start', shows: 'input[type=radio]', isSignedIn: false },
  { page: 'dashboard', path: '/dashboard', shows: '#summary-heading', isSignedIn: true },
  { page: 'advice', path: '/journey/full-advice', shows: 'main article', isSignedIn: true },
] as const;

/** How long a page is watched once it shows, for what it fetches ahead, in milliseconds. */
const WATCHED = 6_000;
/** What the tools of browsers call slow 3G: bits a second, and milliseconds there and back. */
const SLOW_3G = { bits: 400_000, latency: 400 };
const LOADS = 3;

/** One page, opened with nothing in the cache. */
export type PhoneLoad = {
  readonly page: string;
  /** Requests until it shows, and with all that it fetches ahead. */
  readonly requests: number;
  readonly withAhead: number;
  /** The total of its layout shifts, while calls take 0.7 s. */
  readonly shift: number;
  /** On slow 3G until it shows, in milliseconds; the middle of three. */
  readonly slow3g: number;
};
export type PhoneMeasured = {
  readonly loads: readonly PhoneLoad[];
  readonly slowdown: number;
  readonly way: readonly PartOfTheWay[];
};

/**
 * Opens first question, dashboard and advice as on a phone, and walks from home to the advice with a slowed
 * processor; what-if is opened by somebody whose review is finished already. Times are by the clock, so they are the machine's too.
 *
 * @param slowdown how many times slower the processor is made for the walk
 */
export async function measurePhone(
  origin: string,
  slowdown: number,
  log: (line: string) => void,
): Promise<PhoneMeasured> {
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium(log) });
  try {
    const loads: PhoneLoad[] = [];
    for (const page of PAGES) loads.push(await measureLoad(browser, origin, page));
    const context = await browser.newContext({ baseURL: origin, ...PHONE });
    const way = await measureWay(await context.newPage(), slowdown);
    // One phone at a time: a slowed page that is left open goes on taking the processor of the machine.
    await context.close();
    const tried = await browser.newContext({ baseURL: origin, ...PHONE });
    await advisedIn(tried);
    const whatIf = await measureWhatIf(await tried.newPage(), slowdown);
    return { loads, slowdown, way: [...way, ...whatIf] };
  } finally {
    await browser.close();
  }
}

/** Makes the person of a browser somebody who has finished the full review. */
function advisedIn(context: BrowserContext): Promise<void> {
  return advised(context, { email: `bench-${process.pid}-${Date.now()}@towpath.example`, vehicle: 2400 });
}

async function measureLoad(
  browser: Browser,
  origin: string,
  { page: name, path, shows, isSignedIn }: (typeof PAGES)[number],
): Promise<PhoneLoad> {
  const opened = async () => {
    const context = await browser.newContext({ baseURL: origin, ...PHONE });
    if (isSignedIn) await advisedIn(context);
    return context;
  };
  const context = await opened();
  const page = await context.newPage();
  await page.addInitScript(noteWhenShown, shows);
  const shift = await layoutShift(page);
  await page.route('**/api/core/**', async route => {
    await new Promise(resolve => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(path);
  await page.locator(shows).first().waitFor({ state: 'attached' });
  await page.waitForTimeout(WATCHED);
  const { score } = await shift();
  const { untilShown, withAhead } = await page.evaluate(requestsOf);
  await context.close();
  const times: number[] = [];
  for (let at = 0; at < LOADS; at++) {
    const slow = await opened();
    times.push(await timeOnSlow3g(await slow.newPage(), path, shows));
    await slow.close();
  }
  return {
    page: name,
    requests: untilShown,
    withAhead,
    shift: score,
    slow3g: times.toSorted((a, b) => a - b)[Math.floor(LOADS / 2)] ?? Number.NaN,
  };
}

/** Runs in the page: keeps the moment at which what the visitor came for is there, to its own clock. */
function noteWhenShown(shows: string): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector(shows) === null) return;
    observer.disconnect();
    performance.mark('shown');
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: how many addresses were asked for until then, and in all. */
function requestsOf() {
  const shownAt = performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN;
  const requests = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith('http'));
  // What is asked for again comes from the page's own memory. The page itself is the one more.
  const count = (some: readonly PerformanceEntry[]) =>
    new Set(some.map(({ name }) => name.replace(/#.*$/, ''))).size + 1;
  return {
    untilShown: count(requests.filter(({ startTime }) => startTime <= shownAt)),
    withAhead: count(requests),
  };
}

/** From the request of the page until what the visitor came for is there, in milliseconds. */
async function timeOnSlow3g(page: Page, path: string, shows: string): Promise<number> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_3G.latency,
    downloadThroughput: SLOW_3G.bits / 8,
    uploadThroughput: SLOW_3G.bits / 8,
  });
  const started = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(shows).first().waitFor({ state: 'attached', timeout: 60_000 });
  return performance.now() - started;
}
