import type { Letter, LetterPart } from '@towpath/contracts/api/letters.ts';
import { useState } from 'react';
import styles from './Letters.module.css';
import { Place } from './Place.tsx';
import type { LetterChanges } from './useLetter.ts';
import { words } from './words.ts';

type LetterPaperProps = {
  readonly letter: Letter;
  readonly changes: LetterChanges;
  /** It cannot be changed: it stands as text. */
  readonly isFixed: boolean;
};

/** A letter as it will be printed, written in where it can be. */
export function LetterPaper({ letter, changes, isFixed }: LetterPaperProps) {
  const [troubles, setTroubles] = useState<Readonly<Record<string, string>>>({});
  const onTrouble = (place: string, says: string | null) =>
    setTroubles(({ [place]: _, ...others }) => (says === null ? others : { ...others, [place]: says }));
  // A place that stands twice is found by its first.
  const seen = new Set<string>();
  const isFirst = (name: string) => !seen.has(name) && seen.add(name) !== undefined;
  const part = (of: LetterPart, key: number) =>
    of.place === null || isFixed ? (
      <span key={key} className={of.place?.hasLines ? styles.lines : undefined}>
        {of.text}
      </span>
    ) : (
      <Place
        key={`${letter.id} ${of.place.name} ${key}`}
        letterId={letter.id}
        place={of.place}
        changes={changes}
        onTrouble={onTrouble}
        describedBy={of.place.hasLines ? 'letter-help-lines' : 'letter-help'}
        isFirst={isFirst(of.place.name)}
      />
    );
  const line = (parts: readonly LetterPart[]) => parts.map(part);
  const lines = (all: readonly (readonly LetterPart[])[]) =>
    all.map((parts, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a letter have no name and keep their order
      <span key={index} className={styles.line}>
        {line(parts)}
      </span>
    ));
  return (
    <>
      <p id="letter-help" className="visually-hidden">
        {words.place.help}
      </p>
      <p id="letter-help-lines" className="visually-hidden">
        {words.place.helpLines}
      </p>
      <article className={styles.letter} aria-label={words.letterTo(letter.to)}>
        <div className={styles.addresses}>
          <p>{lines(letter.addressee)}</p>
          <p>
            {lines(letter.from)}
            <span className={styles.line}>{letter.date}</span>
          </p>
        </div>
        <h3>{line(letter.reference)}</h3>
        <p>{letter.greeting}</p>
        {letter.blocks.map((block, index) =>
          block.kind === 'paragraph' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a letter have no name and keep their order
            <p key={index}>{block.lines.map(line)}</p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a letter have no name and keep their order
            <ul key={index}>
              {block.lines.map((item, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a letter have no name and keep their order
                <li key={at}>{line(item)}</li>
              ))}
            </ul>
          ),
        )}
        <p>{lines(letter.closing)}</p>
      </article>
      <div role="status" className={styles.troubles}>
        {Object.entries(troubles).map(([place, says]) => (
          <p key={place}>{says}</p>
        ))}
      </div>
    </>
  );
}
