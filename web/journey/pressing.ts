import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Two presses within this time and distance are one double-click. */
const DOUBLE = { ms: 500, px: 12 };

type Press = {
  readonly target: EventTarget;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly byMouse: boolean;
  /** True if something else was at this position when it was pressed a moment ago. */
  readonly onAnother: boolean;
};

/**
 * Keeps presses from acting on something they were not meant for, within the element that gets these handlers: the
 * second half of a double-click lands on whatever has appeared there, such as an answer of the next question.
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
     * Prevents a press on a button from moving the focus before the button acts. Otherwise the error shown when the
     * input loses the focus could move the button away from the pointer, and the press would be lost.
     */
    onMouseDown(event: MouseEvent) {
      const button = (event.target as Element).closest('button:not([aria-expanded])');
      if (button && document.activeElement?.matches('input:not([type=radio], [type=checkbox])'))
        event.preventDefault();
    },

    onClickCapture(event: MouseEvent) {
      const press = last.current;
      // `detail` counts the clicks of a mouse, but not the taps of a finger; for a key it is 0.
      const second = event.detail > 1 || (event.detail === 1 && press?.byMouse === false);
      if (!second || !press?.onAnother) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
