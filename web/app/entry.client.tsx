import '@towpath/design-system/tokens.css';
import '@towpath/design-system/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router';
import { App } from './App.tsx';
import { PAGES } from './pages.ts';

// Whatever the document shows meanwhile stays until the page itself can be drawn.
const [, page] = Object.entries(PAGES).find(([path]) => matchPath(path, location.pathname)) ?? [];
await page?.fetchAhead();

const place = document.getElementById('app');
if (place) {
  // The page brings its own title.
  document.querySelector('title')?.remove();
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
