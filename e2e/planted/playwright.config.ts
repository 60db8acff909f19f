import e2e from '../playwright.config.ts';

/** Stories that fail on purpose, under the rules of the browser stage. They open no page, so they need no server. */
export default {
  retries: e2e.retries,
  workers: 1,
  use: { trace: e2e.use?.trace },
  testDir: '.',
  outputDir: process.env.PLANTED_OUTPUT,
};
