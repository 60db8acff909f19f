import { type ComponentType, lazy, useState } from 'react';
import { connection } from '../data/thisPage.ts';
import { mayReload } from './newRelease.ts';

/** A component whose code is fetched when it is first rendered. */
export type OnDemand<Props> = ComponentType<Props> & {
  /** Fetches the code before it is needed, so that the component then renders at once. Never rejects. */
  readonly fetchAhead: () => Promise<void>;
};

/**
 * Makes a component whose code is fetched on demand. If the fetch fails although the server is up, a new release has
 * most likely replaced the file: the page is reloaded once. Without a server, or after that reload, the error goes to
 * the error screen, where the person can try again.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let here: ComponentType<Props> | undefined;
  const Awaited = lazy(async () => {
    here = await loadOrReload(load);
    return { default: here };
  }) as unknown as ComponentType<Props>;

  // biome-ignore lint/correctness/noComponentHookFactories: made once, while a module is loaded
  function Part(props: Props) {
    // Keeps the component of the first render: replacing it would lose what is typed.
    const [Drawn] = useState(() => here ?? Awaited);
    return <Drawn {...props} />;
  }

  async function fetchAhead(): Promise<void> {
    try {
      here ??= await load();
    } catch {
      // The next render tries again.
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
    // The page is about to reload; render nothing in the meantime.
    return new Promise(() => {});
  }
}

/** Asked before a reload: without a server, the browser's own error page would replace this one. */
async function serverAnswers(): Promise<boolean> {
  if (!connection.isOnline() || !navigator.onLine) return false;
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => {
      // The error screen says so: a browser may call itself online all the same.
      connection.reportUnreachable();
      return false;
    },
  );
}
