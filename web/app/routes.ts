import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { siteContent } from '../vite/siteContent.ts';

/** The operator's pages: about, costs, help for what cannot wait, and whatever else they write. */
const publicPages = siteContent().pages.map(({ path }) =>
  route(path.slice(1), 'routes/publicPage.tsx', { id: `page${path}` }),
);

export default [
  index('routes/home.tsx'),
  ...publicPages,
  route('404', 'routes/finishedNotFound.tsx'),
  // Its files are named in the documents that lead to the questions.
  route('journey/:pageId', 'routes/journey.tsx'),
  // All pages of the app share one document; which page it becomes is decided in the browser (pages.ts).
  route('*', 'routes/app.tsx'),
] satisfies RouteConfig;
