/**
 * A script for pages under live reload. The router's framework shows an edited component only once its router in the
 * browser has read everything again. The browser has no such router of ours, so this stands in for it and has nothing to
 * read.
 */
export const noRouter = `Object.assign(window, {
  __reactRouterManifest: { routes: {} },
  __reactRouterRouteModules: {},
  __reactRouterContext: {},
  __reactRouterDataRouter: {
    revalidate: async () => {},
    createRoutesForHMR: () => [],
    _internalSetRoutes: () => {},
  },
})`;
