// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  type Navigate,
  Pages,
  Router,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from './router.tsx';

let go: Navigate;

function Shown() {
  const { pathname, search, hash, state } = useLocation();
  const arrival = useNavigationType();
  const { pageId } = useParams();
  const navigate = useNavigate();
  go = navigate;
  return <p>{[arrival, pathname + search + hash, pageId, JSON.stringify(state)].join(' ')}</p>;
}

const Lost = () => <p>lost</p>;
const said = () => screen.getByText(/./).textContent;

function opened(address: string) {
  history.replaceState(null, '', address);
  render(
    <Router>
      <Pages pages={{ '/journey/:pageId': Shown, '/start': Shown, '*': Lost }} />
    </Router>,
  );
}

afterEach(cleanup);

it('shows the page of the address, and goes on, in place and back, with what was left for the page', async () => {
  opened('/start?lead=1#a');
  expect(said()).toBe('POP /start?lead=1#a  null');
  act(() => go('/journey/one', { state: { saved: true } }));
  expect(said()).toBe('PUSH /journey/one one {"saved":true}');
  expect(location.pathname).toBe('/journey/one');
  act(() => go('/journey/two#debt', { replace: true }));
  expect(said()).toBe('REPLACE /journey/two#debt two null');
  act(() => go('/nowhere'));
  expect(said()).toBe('lost');
});

it('finds what was left for a page again after a reload, and follows the browser through its history', () => {
  opened('/start');
  act(() => go('/journey/one', { state: 7 }));
  cleanup();
  render(
    <Router>
      <Pages pages={{ '/journey/:pageId': Shown }} />
    </Router>,
  );
  expect(said()).toBe('POP /journey/one one 7');
  history.replaceState(null, '', '/journey/three');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(said()).toBe('POP /journey/three three null');
});
