import { defineConfig } from '@playwright/test';
import { oldChromium } from '@towpath/tools/checks/oldChromium.ts';
import { addresses } from './service/addresses.ts';

/** The one that `npm test` found or installed, a system package. */
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const quietChromium = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    // This machine by a name that browsers do not trust over plain http, as they do `localhost`.
    '--host-resolver-rules=MAP towpath.test localhost',
  ],
};

/** Fetched by `npm test`. On a machine for which there is none, `none`, and the stage says so. */
const oldPath = process.env.OLD_CHROMIUM_PATH ?? oldChromium;
/** Made to run without a screen and without the parts of a system that it does not bring along. */
const oldArguments = ['--no-sandbox', '--headless', '--no-zygote', '--disable-gpu', '--use-gl=swiftshader'];
const IN_AN_OLD_BROWSER = /@chromium-109/;

/** Most people come with a phone, so a story runs on a phone unless its tag says desktop, or both. */
const NOT_ON_A_PHONE = /@desktop|@chromium-109/;
const ON_A_DESKTOP = /@desktop|@both/;

export default defineConfig({
  testDir: '.',
  // Stories that fail on purpose, to test the runner.
  testIgnore: 'planted/**',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // On a busy machine a good story fails now and then. If the second attempt passes, it is listed at the end with what
  // its page said when the first failed, and with the trace of the second; a story that fails twice is red.
  retries: 1,
  // A story waits for its page, the server and the database in turn: two would leave a quarter of two cores idle.
  workers: 3,
  timeout: 90_000,
  // Only stops a run that hangs: the stage takes about ten minutes on two cores, and more while a machine is slow.
  globalTimeout: 48 * 60_000,
  // Long, because a machine may be busy with other work; a story that passes does not wait for it.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: addresses.site,
    // Every story is a browser that has never been here. The worker comes seconds after the first question and answers
    // for pages that are opened again, so it would do nothing in most stories but fetch the site once more, and what a
    // story intercepts of a page it could not intercept of the worker. Stories of tunnels, power cuts, two tabs and the
    // whole way through have it, as people do.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A press on a page that is still sliding may be released over something else. Movement has stories of its own.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: quietChromium,
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Of the second attempt alone: writing one down for every story took a tenth of the whole stage. What the page said at
    // the end of a failed attempt is beside it, and `--trace=on` has all.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: NOT_ON_A_PHONE,
      // Drawn without the finer dots of a phone: nothing that a story looks at depends on them, and they take time.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    },
    { name: 'desktop', grep: ON_A_DESKTOP, use: { viewport: { width: 1280, height: 800 } } },
    ...(oldPath === 'none'
      ? []
      : [
          {
            name: 'chromium-109',
            grep: IN_AN_OLD_BROWSER,
            use: {
              viewport: { width: 390, height: 844 },
              launchOptions: { executablePath: oldPath, args: oldArguments },
            },
          },
        ]),
  ],
  webServer: {
    command: `"${process.execPath}" e2e/service/serve.ts`,
    cwd: '..',
    url: `${addresses.site}/health/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
