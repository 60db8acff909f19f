import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Shown to nobody but those who build the site, so it is left out unless asked for. */
const designSheet = process.env.SHOW_DESIGN_SHEET ? [route('design', 'routes/design.tsx')] : [];

export default [
  index('routes/home.tsx'),
  route('help/:topic', 'routes/help.tsx'),
  ...['about', 'costs', 'complaints', 'accessibility', 'privacy', 'cookies', 'terms', 'contact'].map(page =>
    route(page, 'routes/publicPage.tsx', { id: `page-${page}` }),
  ),
  route('login', 'routes/login.tsx'),
  route('reset-password', 'routes/resetPassword.tsx'),
  route('start', 'routes/start.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('journey/:pageId', 'routes/journey.tsx'),
  ...designSheet,
  route('*', 'routes/notFound.tsx'),
] satisfies RouteConfig;
