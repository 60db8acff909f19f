// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { teach } from './dialog.ts';

/** A dialog as a browser sees it that has none: an element without the calls. */
class OldDialog extends HTMLElement {
  declare showModal: () => void;
  declare close: () => void;
  declare open: boolean;
}
customElements.define('old-dialog', OldDialog);
teach(OldDialog);

function opened() {
  document.body.innerHTML =
    '<button id="before">Edit</button><old-dialog><button id="first">Close</button><button id="last">Save</button></old-dialog>';
  const dialog = document.querySelector<OldDialog>('old-dialog');
  document.getElementById('before')?.focus();
  if (!dialog) throw new Error('no dialog');
  dialog.showModal();
  return dialog;
}
const press = (key: string) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
const focused = () => document.activeElement?.id;

afterEach(() => {
  document.body.innerHTML = '';
});

it('a dialog opens in an older browser, holds Tab, and gives the focus back when it closes (WT-141)', async () => {
  const closed = vi.fn();
  const dialog = opened();
  dialog.addEventListener('close', closed);
  expect([dialog.open, focused()]).toEqual([true, 'first']);
  document.getElementById('last')?.focus();
  press('Tab');
  expect(focused()).toBe('first');
  dialog.close();
  expect([dialog.open, focused()]).toEqual([false, 'before']);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  press('Tab');
  expect(focused()).toBe('before');
});

it('Escape closes it, unless its owner closes it in its own way (WT-141)', () => {
  const dialog = opened();
  const hold = (event: Event) => event.preventDefault();
  dialog.addEventListener('cancel', hold);
  press('Escape');
  expect(dialog.open).toBe(true);
  dialog.removeEventListener('cancel', hold);
  press('Escape');
  expect(dialog.open).toBe(false);
});
