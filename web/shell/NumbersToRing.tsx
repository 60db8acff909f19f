import { useState } from 'react';
import { numbersToRing } from './numbersToRing.ts';
import { words } from './words.ts';

/** Whom to ring, in place of a page that cannot be shown. */
export function NumbersToRing() {
  const [list] = useState(numbersToRing);
  if (!list) return null;
  return (
    <div className="stack">
      <h2>{words.ring}</h2>
      <div ref={place => place?.replaceChildren(list)} />
    </div>
  );
}
