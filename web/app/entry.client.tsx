import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { BrowserApp } from './browserRouter.tsx';

// While developing, the router's own start also follows changes of the sources.
const App = import.meta.env.DEV ? HydratedRouter : BrowserApp;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
