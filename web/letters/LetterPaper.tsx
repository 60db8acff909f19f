import type { LetterWords } from '@towpath/contracts/api/letterPart.ts';
import type { Letter, LetterPart } from '@towpath/contracts/api/letters.ts';
import { type ReactNode, useState } from 'react';
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
      asText(of, key)
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
  return (
    <>
      <p id="letter-help" className="visually-hidden">
        {words.place.help}
      </p>
      <p id="letter-help-lines" className="visually-hidden">
        {words.place.helpLines}
      </p>
      <Paper of={letter} label={words.letterTo(letter.to)} part={part} />
      <div role="status" className={styles.troubles}>
        {Object.entries(troubles).map(([place, says]) => (
          <p key={place}>{says}</p>
        ))}
      </div>
    </>
  );
}

/** A letter as it went: it stands as text. */
export function SentPaper({ of, to }: { readonly of: LetterWords; readonly to: string }) {
  return <Paper of={of} label={words.letterSentTo(to)} part={asText} />;
}

type Part = (of: LetterPart, key: number) => ReactNode;

const asText: Part = (of, key) => (
  <span key={key} className={of.place?.hasLines ? styles.lines : undefined}>
    {of.text}
  </span>
);

type PaperProps = { readonly of: LetterWords; readonly label: string; readonly part: Part };

/** All that stands on the paper, each piece as `part` shows it. */
function Paper({ of, label, part }: PaperProps) {
  const line = (parts: readonly LetterPart[]) => parts.map(part);
  const lines = (all: readonly (readonly LetterPart[])[]) =>
    all.map((parts, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a letter have no name and keep their order
      <span key={index} className={styles.line}>
        {line(parts)}
      </span>
    ));
  return (
    <article className={styles.letter} aria-label={label}>
      <div className={styles.addresses}>
        <p>{lines(of.addressee)}</p>
        <p>
          {lines(of.from)}
          <span className={styles.line}>{of.date}</span>
        </p>
      </div>
      <h3>{line(of.reference)}</h3>
      <p>{of.greeting}</p>
      {of.blocks.map((block, index) =>
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
      <p>{lines(of.closing)}</p>
    </article>
  );
}
