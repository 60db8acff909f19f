import type { Config } from '@react-router/dev/config';

const FINISHED = [
  '/',
  '/about',
  '/costs',
  '/complaints',
  '/accessibility',
  '/privacy',
  '/cookies',
  '/terms',
  '/contact',
];
const HELP_TOPICS = ['bailiffs', 'court-letter', 'essentials', 'coping'];
/** App pages with a path of their own: made in advance too, so that they show before any script has run. */
const APP = ['/login', '/reset-password', '/start', '/dashboard'];

export default {
  appDirectory: 'app',
  ssr: false,
  // The routes are few; sent with the first page they need no asking for.
  routeDiscovery: { mode: 'initial' },
  prerender: [...FINISHED, ...HELP_TOPICS.map(topic => `/help/${topic}`), ...APP],
} satisfies Config;
