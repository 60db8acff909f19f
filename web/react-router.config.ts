import type { Config } from '@react-router/dev/config';
import { siteContent } from './vite/siteContent.ts';

/** Pages anybody may read, finished while the site is built. */
const finished = ['/', '/404', ...siteContent().pages.map(page => page.path)];
/** App pages with a path of their own: made in advance too, so that they show before any script has run. */
const app = [
  '/login',
  '/reset-password',
  '/start',
  '/dashboard',
  ...(process.env.SHOW_DESIGN_SHEET ? ['/design'] : []),
];

export default {
  appDirectory: 'app',
  ssr: false,
  // The routes are few; sent with the first page they need no asking for.
  routeDiscovery: { mode: 'initial' },
  prerender: [...finished, ...app],
} satisfies Config;
