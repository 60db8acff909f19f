import { useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  type EntryContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_getHydrationData as getHydrationData,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  RouterProvider,
} from 'react-router';

declare global {
  /** What the page's HTML says of itself, written when it was made. */
  var __reactRouterContext: Pick<EntryContext, 'future' | 'isSpaMode' | 'routeDiscovery' | 'ssr'>;
  var __reactRouterManifest: EntryContext['manifest'];
  var __reactRouterRouteModules: EntryContext['routeModules'];
}

/** The pages that the app draws have no data of their own in the HTML; everything comes by calls. */
const NO_DATA = { loaderData: {} };

/**
 * The app as it takes over a page in the browser. Does what the router's own `HydratedRouter` does, without what our
 * pages never use: data decoded from the HTML, routes found on demand, and loaders that run on a server.
 */
export function BrowserApp() {
  const [router] = useState(startRouter);
  const manifest = globalThis.__reactRouterManifest;
  const routeModules = globalThis.__reactRouterRouteModules;
  const context = globalThis.__reactRouterContext;
  return (
    <FrameworkContext.Provider value={{ ...context, manifest, routeModules }}>
      <RouterProvider router={router} />
    </FrameworkContext.Provider>
  );
}

function startRouter() {
  const manifest = globalThis.__reactRouterManifest;
  const routeModules = globalThis.__reactRouterRouteModules;
  const { ssr, isSpaMode, future } = globalThis.__reactRouterContext;
  const routes = createClientRoutes(manifest.routes, routeModules, NO_DATA as never, ssr, isSpaMode);
  const hydrationData = isSpaMode
    ? undefined
    : getHydrationData({
        state: NO_DATA,
        routes,
        getRouteInfo: routeId => ({
          clientLoader: undefined,
          hasLoader: false,
          hasHydrateFallback: routeModules[routeId]?.HydrateFallback !== undefined,
        }),
        location: window.location,
        basename: '/',
        future,
        isSpaMode,
      });
  return createRouter({
    routes,
    history: createBrowserHistory(),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
    ...(hydrationData && { hydrationData }),
  }).initialize();
}
