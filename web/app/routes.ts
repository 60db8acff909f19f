import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { siteContent } from '../vite/siteContent.ts';

/** The operator's pages: about, costs, urgent help, and any others they write. */
const publicPages = siteContent().pages.map(({ path }) =>
  route(path.slice(1), 'routes/publicPage.tsx', { id: `page${path}` }),
);

export default [
  index('routes/home.tsx'),
  ...publicPages,
  route('404', 'routes/finishedNotFound.tsx'),
  // Shown by the service worker.
  route('offline', 'routes/offline.tsx'),
  // The documents that lead to the questions name its files.
  route('journey/:pageId', 'routes/journey.tsx'),
  // Nothing stands at these addresses: by these routes the build says which files a page needs (AppStart.tsx).
  ...['advice', 'dashboard', 'login'].map(page => route(`files/${page}`, `routes/${page}.tsx`)),
  // All pages of the app share one document; the browser decides which page it becomes (pages.ts).
  route('*', 'routes/app.tsx'),
] satisfies RouteConfig;
