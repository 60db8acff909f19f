import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { siteContent } from '../vite/siteContent.ts';

/** The operator's pages: about, costs, help for what cannot wait, and whatever else they write. */
const publicPages = siteContent().pages.map(({ path }) =>
  route(path.slice(1), 'routes/publicPage.tsx', { id: `page${path}` }),
);

/** Every part of the design system on one page; only for those who build the site, so left out unless asked for. */
const designSheet = process.env.SHOW_DESIGN_SHEET ? [route('design', 'routes/design.tsx')] : [];

export default [
  index('routes/home.tsx'),
  ...publicPages,
  route('404', 'routes/finishedNotFound.tsx'),
  route('login', 'routes/login.tsx'),
  route('reset-password', 'routes/resetPassword.tsx'),
  route('start', 'routes/start.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('journey/:pageId', 'routes/journey.tsx'),
  ...designSheet,
  route('*', 'routes/notFound.tsx'),
] satisfies RouteConfig;
