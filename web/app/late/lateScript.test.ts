// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATIENCE, showWhenLate } from './lateScript.ts';

const HOURS = '12345 800 2000,6 900 1400';
const at = (selector: string) => document.querySelector<HTMLElement>(selector);

/** A document of the app, in a browser that knows modules or does not, on a Saturday in summer at 9.30 in London. */
function open(now = '2026-07-18T08:30:00Z', modules = true) {
  vi.setSystemTime(now);
  document.body.innerHTML = `<div id="late" hidden><b data-hours="${HOURS}" data-shut="2026-12-25,2027-1-1" data-open="Open now" data-closed="Closed now"></b></div><p id="wait">Getting your page</p>`;
  const script = document.createElement('script');
  if (modules) Object.defineProperty(script, 'noModule', { value: false });
  else expect('noModule' in Object.create(Object.prototype)).toBe(false);
  vi.spyOn(document, 'createElement').mockReturnValue(
    modules ? script : (Object.create(null) as HTMLElement),
  );
  new Function(showWhenLate)();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a document shows whom to ring after 8 seconds, and not before (WT-143)', () => {
  open();
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(at('#late')?.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(at('#late')?.hidden).toBe(false);
  expect(at('#wait')?.style.display).toBe('none');
});

it.each([
  ['2026-07-18T08:30:00Z', 'Open now'],
  ['2026-07-18T07:59:00Z', 'Closed now'],
  ['2026-07-18T13:00:00Z', 'Closed now'],
  ['2026-11-23T19:59:00Z', 'Open now'],
  ['2026-11-23T20:00:00Z', 'Closed now'],
  ['2026-11-22T12:00:00Z', 'Closed now'],
  ['2026-12-24T12:00:00Z', 'Open now'],
  ['2026-12-25T12:00:00Z', 'Closed now'],
  ['2027-01-01T12:00:00Z', 'Closed now'],
])('at %s by the clock of the UK it says: %s (WT-143, WT-031)', (now, said) => {
  open(now, false);
  expect(at('[data-hours]')?.textContent).toBe(said);
});

it('shows it at once where a browser has no modules, and where a script fails (WT-143)', () => {
  open(undefined, false);
  expect(at('#late')?.hidden).toBe(false);
  open();
  expect(at('#late')?.hidden).toBe(true);
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(at('#late')?.hidden).toBe(false);
});

it('is not moved by a picture that does not come (WT-143)', () => {
  open();
  const picture = document.body.appendChild(document.createElementNS('http://www.w3.org/1999/xhtml', 'img'));
  picture.dispatchEvent(new Event('error', { bubbles: true }));
  expect(at('#late')?.hidden).toBe(true);
});
