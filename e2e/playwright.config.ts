import { defineConfig } from '@playwright/test';
import { addresses } from './service/addresses.ts';

/** The chromium of the machine; a system package, so that nothing is downloaded at test time. */
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
  ],
};

/** Most people come with a phone, so a story is told there, unless its tag says desktop, or both. */
const NOT_ON_A_PHONE = /@desktop/;
const ON_A_DESKTOP = /@desktop|@both/;

export default defineConfig({
  testDir: '.',
  // Stories that fail on purpose, for the test of the runner.
  testIgnore: 'planted/**',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine fails a good story now and then. One that passes at the second try is listed at the end, with what
  // was recorded of the first; one that fails twice is red.
  retries: 1,
  workers: 2,
  timeout: 90_000,
  // Only ends a run that hangs: the stage takes about ten minutes on two cores, and more while a machine is slow.
  globalTimeout: 30 * 60_000,
  // Patience costs nothing where all goes well, and a machine may have other work for a while.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: addresses.site,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A page that is still sliding takes a press between down and up elsewhere. Movement has stories of its own.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: quietChromium,
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Kept of the attempt that failed, also when the next one passes.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: NOT_ON_A_PHONE,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', grep: ON_A_DESKTOP, use: { viewport: { width: 1280, height: 800 } } },
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
