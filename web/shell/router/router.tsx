import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { matchPath, type Place, placeOf } from './place.ts';

/** How the person got to a place: forward, in place of another, or through the browser's history. */
export type Arrival = 'PUSH' | 'REPLACE' | 'POP';

export type NavigateOptions = { readonly replace?: boolean; readonly state?: unknown };

/** Goes to an address of this site, or a number of places through the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

type At = { readonly place: Place; readonly arrival: Arrival };

const Here = createContext<At>({ place: placeOf('/', null), arrival: 'POP' });
const Go = createContext<Navigate>(() => {});
const Params = createContext<Readonly<Record<string, string>>>({});

/** Where a router keeps its places: the browser's history, or a list of a test. */
export type Places = {
  readonly now: () => Place;
  readonly add: (address: string, state: unknown) => void;
  readonly swap: (address: string, state: unknown) => void;
  readonly move: (by: number) => void;
  /** Tells of a move through the history. Returns a function that ends it. */
  readonly watch: (moved: () => void) => () => void;
};

/**
 * The places of the browser. A page's own state is kept under a name, as every router does, because others may
 * write into the history too.
 */
export const browserPlaces: Places = {
  now: () => {
    const { pathname, search, hash } = location;
    const kept: unknown = history.state;
    const state = typeof kept === 'object' && kept !== null && 'usr' in kept ? kept.usr : null;
    return { pathname, search, hash, state };
  },
  add: (address, state) => history.pushState({ usr: state }, '', address),
  swap: (address, state) => history.replaceState({ usr: state }, '', address),
  move: by => history.go(by),
  watch(moved) {
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  },
};

/** Knows where the person is and moves them. A move is a transition: the page stays until the next one is ready. */
export function Router({ places = browserPlaces, children }: { places?: Places; children: ReactNode }) {
  const [at, setAt] = useState<At>(() => ({ place: places.now(), arrival: 'POP' }));
  const go = useMemo<Navigate>(() => {
    const arrive = (arrival: Arrival) => startTransition(() => setAt({ place: places.now(), arrival }));
    return (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') return places.move(to);
      places[replace ? 'swap' : 'add'](to, state);
      arrive(replace ? 'REPLACE' : 'PUSH');
    };
  }, [places]);
  useLayoutEffect(
    () => places.watch(() => startTransition(() => setAt({ place: places.now(), arrival: 'POP' }))),
    [places],
  );
  return (
    <Go value={go}>
      <Here value={at}>{children}</Here>
    </Go>
  );
}

/** The first page whose pattern fits the place. */
export function Pages({ pages }: { pages: Readonly<Record<string, ComponentType<object>>> }) {
  const { pathname } = useLocation();
  for (const [pattern, Page] of Object.entries(pages)) {
    const params = matchPath(pattern, pathname);
    if (params)
      return (
        <Params value={params}>
          <Page />
        </Params>
      );
  }
  return null;
}

export function useLocation(): Place {
  return useContext(Here).place;
}

/** Stays the same between renders. */
export function useNavigate(): Navigate {
  return useContext(Go);
}

export function useNavigationType(): Arrival {
  return useContext(Here).arrival;
}

/** What stands in the address where the page's pattern has names. */
export function useParams(): Readonly<Record<string, string>> {
  return useContext(Params);
}
