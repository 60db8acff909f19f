import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { APP_PAGES } from '@towpath/contracts/content/appPages.ts';
import { paths } from './shell/paths.ts';
import { advicePages } from './vite/advicePages.ts';
import { siteContent } from './vite/siteContent.ts';

/** Pages anybody may read, finished while the site is built. */
const finished = ['/', '/404', '/offline', ...siteContent().pages.map(page => page.path)];
/** App pages with a path of their own: a document each, which the app's script turns into the page. */
const app = [
  ...APP_PAGES,
  paths.loginCode,
  '/reset-password',
  '/email-change',
  '/keep-account',
  '/plan',
  '/plan/letters',
  '/plan/form',
  '/papers',
  '/money-found',
  '/chat',
  '/book',
  '/booking',
  '/staff',
  '/staff/set-up',
  '/preview',
  paths.completedDebts,
  // For every page of the questions: their ids are in the address.
  '/journey/now',
  // With the code of the advice, which is not known to be needed until the questions are there.
  ...advicePages().map(paths.journey),
  ...(process.env.SHOW_DESIGN_SHEET ? ['/design'] : []),
];

export default {
  appDirectory: 'app',
  // A build beside the one that is served, for tests.
  buildDirectory: process.env.WEB_BUILD_FOLDER ?? 'build',
  // No page asks for routes.
  routeDiscovery: { mode: 'initial' },
  prerender: [...finished, ...app],
  // All pages are made now; nothing is left for the part that could make them later.
  buildEnd: ({ reactRouterConfig }) =>
    rm(join(reactRouterConfig.buildDirectory, 'server'), { recursive: true }),
} satisfies Config;
