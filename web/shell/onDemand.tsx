import { type ComponentType, lazy, useState } from 'react';
import { connection } from '../data/thisPage.ts';
import { mayReload } from './newRelease.ts';

/** A part of the app whose code is fetched when it is first drawn. */
export type OnDemand<Props> = ComponentType<Props> & {
  /** Fetches the code before it is needed. Drawn afterwards, the part shows at once. Nothing happens when it does not come. */
  readonly fetchAhead: () => Promise<void>;
};

/**
 * Makes a part of code that comes when it is needed. When it does not come though the server is there, a new release has
 * most likely replaced it: the page is loaded anew once. Without a server, or when that has been tried, the error goes to the error screen, where the
 * person can try again.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let here: ComponentType<Props> | undefined;
  const Awaited = lazy(async () => {
    here = await loadOrReload(load);
    return { default: here };
  }) as unknown as ComponentType<Props>;

  // biome-ignore lint/correctness/noComponentHookFactories: made once, while a module is loaded
  function Part(props: Props) {
    // Kept as it was first drawn: another component in its place would lose what is typed.
    const [Drawn] = useState(() => here ?? Awaited);
    return <Drawn {...props} />;
  }

  async function fetchAhead(): Promise<void> {
    try {
      here ??= await load();
    } catch {
      // Tried again when it is drawn.
    }
  }

  return Object.assign(Part, { fetchAhead });
}

async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (thrown) {
    if (!(await serverAnswers()) || !mayReload()) throw thrown;
    location.reload();
    // The page is going away; nothing may be drawn in between.
    return new Promise(() => {});
  }
}

/** Asked before a page is given up: without a server its place would be taken by the browser's own error page. */
async function serverAnswers(): Promise<boolean> {
  if (!connection.isOnline() || !navigator.onLine) return false;
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
