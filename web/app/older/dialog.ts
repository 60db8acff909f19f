/*
 * Enough of `<dialog>` for our layers: Firefox to 97, Safari to 15.3. The page behind a modal dialog can still be
 * reached there, but the dialog opens above it, keeps Tab to itself, and closes by its buttons and Escape.
 */
import { keepTabInside } from './keepTabInside.ts';

/** To such a browser a dialog is an element that it does not know. */
type UnknownDialog = HTMLElement & Partial<Pick<HTMLDialogElement, 'showModal' | 'close' | 'open'>>;

const before = new WeakMap<
  UnknownDialog,
  { readonly focused: Element | null; readonly release: () => void }
>();

/** Shown above the page; sizes and colours are the style of the layer. */
const ABOVE = {
  display: 'block',
  position: 'fixed',
  top: '0',
  right: '0',
  bottom: '0',
  left: '0',
  zIndex: '99',
};

function showModal(this: UnknownDialog): void {
  const focused = document.activeElement;
  this.setAttribute('open', '');
  this.setAttribute('role', 'dialog');
  this.setAttribute('aria-modal', 'true');
  Object.assign(this.style, ABOVE, {
    height: 'fit-content',
    overflow: 'auto',
    boxShadow: '0 0 0 100vmax var(--behind)',
  });
  const release = keepTabInside(this, () => {
    if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) close.call(this);
  });
  before.set(this, { focused, release });
  const [first] = this.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea');
  first?.focus();
}

function close(this: UnknownDialog): void {
  const kept = before.get(this);
  if (!kept) return;
  before.delete(this);
  kept.release();
  this.removeAttribute('open');
  this.removeAttribute('style');
  if (kept.focused instanceof HTMLElement) kept.focused.focus();
  setTimeout(() => this.dispatchEvent(new Event('close')));
}

/** Gives a kind of element what a dialog can do, if the browser does not do it. */
export function teach(kind: { readonly prototype: HTMLElement }): void {
  Object.defineProperties(kind.prototype, {
    showModal: { value: showModal },
    close: { value: close },
    open: {
      get(this: HTMLElement) {
        return this.hasAttribute('open');
      },
    },
  });
}

if (!('showModal' in document.createElement('dialog'))) {
  teach(HTMLUnknownElement);
  const [sheet] = document.styleSheets;
  sheet?.insertRule('dialog:not([open]) { display: none; }', 0);
}
