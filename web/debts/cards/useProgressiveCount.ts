import { useEffect, useState } from 'react';

/** As many cards as fill a tall screen at once. */
const AT_FIRST = 9;
/** Few enough per frame for an old phone to draw smoothly. */
const A_FRAME = 6;

/** How many of a long list to draw now: a screenful at first, and more with each frame until all are there. */
export function useProgressiveCount(length: number): number {
  const [drawn, setDrawn] = useState(AT_FIRST);
  const more = drawn < length;
  useEffect(() => {
    if (!more) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + A_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [drawn, more]);
  return Math.min(drawn, length);
}
