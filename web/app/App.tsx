import { Suspense, useEffect, useState } from 'react';
import { Outbox } from '../data/outbox/outbox.ts';
import { OutboxProvider } from '../data/outbox/outboxContext.ts';
import { personId } from '../data/session.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { Pages, Router } from '../shell/router/router.tsx';
import { Shell } from '../shell/Shell.tsx';
import { ChatPlace } from './ChatPlace.tsx';
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
      <Router>
        <OutboxProvider value={outbox}>
          <Shell>
            <ChatPlace>
              <Suspense fallback={<Waiting />}>
                <Pages pages={PAGES} />
              </Suspense>
            </ChatPlace>
          </Shell>
        </OutboxProvider>
      </Router>
    </ErrorBoundary>
  );
}
