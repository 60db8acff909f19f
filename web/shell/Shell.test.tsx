// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OutboxProvider } from '../data/outbox/outboxContext.ts';
import { clearSession } from '../data/session.ts';
import { testOutbox } from '../testing/outbox.ts';
import { paths } from './paths.ts';
import { Router } from './router/router.tsx';
import { Shell } from './Shell.tsx';

afterEach(cleanup);

function shownAt(address: string): void {
  history.replaceState(null, '', address);
  render(
    <Router>
      <OutboxProvider value={testOutbox()}>
        <Shell>
          <p>A page</p>
        </Shell>
      </OutboxProvider>
    </Router>,
  );
}
const here = () => location.pathname + location.search;

it('keeps the page to go back to when several calls are refused one after the other (ID-022, DN-1680)', () => {
  shownAt('/journey/situation?step=2');
  act(() => clearSession('ended'));
  const first = here();
  expect(first).toBe('/login?next=%2Fjourney%2Fsituation%3Fstep%3D2');
  act(() => clearSession('ended'));
  expect(here()).toBe(first);
});

it('leads to nobody’s page after a logout, whatever page a login waited for (ID-022)', () => {
  shownAt(`${paths.login}?next=%2Fdashboard`);
  act(() => clearSession('logout'));
  expect(here()).toBe(paths.login);
});
