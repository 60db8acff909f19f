// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeyboardOpen } from './useKeyboardOpen.ts';

const view = Object.assign(new EventTarget(), { height: 800, scale: 1 });
/** How often the height of the window was asked for, each time of which makes a browser lay out the page. */
let looks = 0;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('visualViewport', view);
  vi.spyOn(window, 'innerHeight', 'get').mockImplementation(() => {
    looks += 1;
    return 800;
  });
});
afterEach(() => vi.unstubAllGlobals());

function Bar() {
  return <p>{useKeyboardOpen() ? 'covered' : 'free'}</p>;
}

it('looks for the keyboard when the window changes, and not each time something is drawn (WT-084)', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<Bar />));
  expect([place.textContent, looks]).toEqual(['free', 1]);
  for (const key of ['another', 'and one more']) await act(async () => root.render(<Bar key={key} />));
  expect(looks).toBe(1);

  view.height = 500;
  await act(async () => view.dispatchEvent(new Event('resize')));
  expect([place.textContent, looks]).toEqual(['covered', 2]);
  view.height = 800;
  await act(async () => view.dispatchEvent(new Event('resize')));
  expect(place.textContent).toBe('free');
});
