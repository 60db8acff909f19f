import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Two presses within this time and distance are one double-click. */
const DOUBLE = { ms: 500, px: 12 };

type Press = {
  readonly target: EventTarget;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly byMouse: boolean;
  /** Something else was in this spot when it was pressed a moment ago. */
  readonly onAnother: boolean;
};

/**
 * Keeps presses from hitting what they were not meant for, on everything inside the element that gets these handlers:
 * the second half of a double-click lands on whatever has come up under it, such as an answer of the next question.
 */
export function usePressing() {
  const last = useRef<Press>(undefined);

  return {
    onPointerDownCapture({ target, timeStamp, clientX, clientY, pointerType }: PointerEvent) {
      const before = last.current;
      const onAnother =
        before !== undefined &&
        before.target !== target &&
        timeStamp - before.at < DOUBLE.ms &&
        Math.hypot(clientX - before.x, clientY - before.y) < DOUBLE.px;
      last.current = {
        target,
        at: timeStamp,
        x: clientX,
        y: clientY,
        byMouse: pointerType === 'mouse',
        onAnother,
      };
    },

    /**
     * A button leaves the focus in a box until it has acted. Otherwise what the box says when it is left could push
     * the button away from under the pointer, and the press would be lost.
     */
    onMouseDown(event: MouseEvent) {
      const button = (event.target as Element).closest('button:not([aria-expanded])');
      if (button && document.activeElement?.matches('input:not([type=radio], [type=checkbox])'))
        event.preventDefault();
    },

    onClickCapture(event: MouseEvent) {
      const press = last.current;
      // A mouse counts its clicks; a finger does not, and a key has none.
      const second = event.detail > 1 || (event.detail === 1 && press?.byMouse === false);
      if (!second || !press?.onAnother) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
