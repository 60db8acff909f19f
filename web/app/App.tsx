import { Suspense, useEffect, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Outbox } from '../data/outbox/outbox.ts';
import { OutboxProvider } from '../data/outbox/outboxContext.ts';
import { personId } from '../data/session.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { Shell } from '../shell/Shell.tsx';
import { PAGES } from './pages.ts';
import { SENDERS } from './senders.ts';
import { usePagesAhead } from './usePagesAhead.ts';
import { Waiting } from './Waiting.tsx';

const fetchUnsentWork = async () => (await import('./unsentWork.ts')).UNSENT_WORK;

/** The app in the browser: its pages, each at its address. */
export function App() {
  usePagesAhead();
  const [outbox] = useState(() => new Outbox(SENDERS, personId, fetchUnsentWork));
  useEffect(() => outbox.start(), [outbox]);
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <OutboxProvider value={outbox}>
          <Shell>
            <Suspense fallback={<Waiting />}>
              <Routes>
                {Object.entries(PAGES).map(([path, Page]) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
              </Routes>
            </Suspense>
          </Shell>
        </OutboxProvider>
      </BrowserRouter>
    </ErrorBoundary>
  );
}
