import { isOnline } from '../data/connection.ts';
import { mayReload } from '../shell/newRelease.ts';

type RouteModules = Record<string, unknown>;

/**
 * Brings the module of a route. When it does not come though the server is there, a new release has most likely
 * replaced it: the page is loaded anew once. Without a server, or when that has been tried, the error goes to the
 * error screen, where the person can try again.
 */
export async function loadRouteModule(
  route: { readonly id: string; readonly module: string },
  routeModules: RouteModules,
): Promise<unknown> {
  if (route.id in routeModules) return routeModules[route.id];
  try {
    routeModules[route.id] = await import(/* @vite-ignore */ route.module);
    return routeModules[route.id];
  } catch (thrown) {
    if (!(await serverAnswers()) || !mayReload()) throw thrown;
    location.reload();
    // The page is going away; nothing may be drawn in between.
    return new Promise(() => {});
  }
}

/** Asked before a page is given up: without a server its place would be taken by the browser's own error page. */
async function serverAnswers(): Promise<boolean> {
  if (!isOnline() || !navigator.onLine) return false;
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
