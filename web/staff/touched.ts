/** Within so long after a touch somebody is at the screen; the server counts use by the same minute. */
const HOLDS_MS = 60_000;

// Who opened the page is there.
let touchedAt = Date.now();

function touch(): void {
  touchedAt = Date.now();
}
for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const) {
  document.addEventListener(event, touch, { capture: true, passive: true });
}

/** Whether somebody has moved the pointer, pressed a key or scrolled on this page just now. */
export function isTouched(): boolean {
  return Date.now() - touchedAt < HOLDS_MS;
}
