import { connection } from './thisPage.ts';

/** How often a page that shows nothing without the server looks for it, in ms: not every browser says that it is online again. */
const LOOK_AFTER = 5_000;

/** Does something each time the server is reached again, and looks for it while it is away. Returns a function that stops it. */
export function whenReached(work: () => void): () => void {
  const stop = connection.watch(() => connection.isOnline() && work());
  const timer = setInterval(() => connection.isOnline() || lookForServer(), LOOK_AFTER);
  return () => {
    clearInterval(timer);
    stop();
  };
}

function lookForServer(): void {
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    connection.reportAnswered,
    () => undefined,
  );
}
