import type { KeptThing } from '@towpath/contracts/api/ownData.ts';
import { words } from './words.ts';

/** What is there for a time after an erasure beside what the law keeps, each thing with how long. */
export function WhatStays({
  heading,
  things,
}: {
  readonly heading: string;
  readonly things: readonly KeptThing[];
}) {
  return (
    <>
      <h4>{heading}</h4>
      <p>{words.erase.besidesText}</p>
      <KeptThings things={things} />
    </>
  );
}

/** Things that are kept, each with how long and why. */
export function KeptThings({ things }: { readonly things: readonly KeptThing[] }) {
  return (
    <ul>
      {things.map(({ what, because, keptFor }) => (
        <li key={what}>
          <b>{words.erase.keptFor(what, keptFor)}</b> {because}
        </li>
      ))}
    </ul>
  );
}
