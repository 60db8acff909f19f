import '@towpath/design-system/tokens.css';
import '@towpath/design-system/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { keepNumbersToRing } from '../shell/numbersToRing.ts';
import { matchPath } from '../shell/router/place.ts';
import { App } from './App.tsx';
import { PAGES } from './pages.ts';

/** Puts the app into its place in the document. */
function draw(): void {
  const place = document.getElementById('app');
  if (!place) return;
  // The page brings its own title.
  document.querySelector('title')?.remove();
  keepNumbersToRing();
  const root = createRoot(place);
  // As a transition, the page is drawn in short pieces, and the browser stays free for a finger in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

// The document keeps its placeholder until the page itself can be drawn. Not awaited here: the pages import
// modules that are bundled into the same file as this entry point, and would wait for it to finish.
const [, page] = Object.entries(PAGES).find(([path]) => matchPath(path, location.pathname)) ?? [];
void page?.fetchAhead().then(draw);
