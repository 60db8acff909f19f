import { classNames } from '@towpath/design-system/classNames.ts';
import { pencilSimple, warningCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hasCode, isFailure, isRefusal, wordsOfFailure } from '../data/failure.ts';
import { whenReached } from '../data/whenReached.ts';
import styles from './Letters.module.css';
import { type PlaceOf, placeId, placesIn } from './places.ts';
import { useTypedPlace } from './typedPlace.ts';
import type { LetterChanges } from './useLetter.ts';
import { words } from './words.ts';

type PlaceProps = {
  readonly letterId: string;
  readonly place: PlaceOf;
  readonly changes: Pick<LetterChanges, 'edit' | 'reread'>;
  /** What is wrong with what stands there, or that it is not saved; null where all is well. */
  readonly onTrouble: (place: string, says: string | null) => void;
  readonly describedBy: string;
  /** The first of its name, which is the one that is led to. */
  readonly isFirst: boolean;
};

/**
 * A place of a letter that is written in where it stands. What is typed is kept at each key; leaving it or Enter saves it,
 * Escape puts back what stood there.
 */
export function Place({ letterId, place, changes, onTrouble, describedBy, isFirst }: PlaceProps) {
  const { name, label, value, status, most, hasLines } = place;
  const text = useRef<HTMLSpanElement>(null);
  const slot = useTypedPlace(letterId, name);
  const [isWrong, setIsWrong] = useState(false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  // What stood there when the person began, as the server gave it.
  const was = useRef(slot.read()?.was ?? value);

  // The browser writes in it meanwhile: React leaves it alone.
  useLayoutEffect(() => {
    const here = text.current;
    const kept = slot.read();
    if (!here || document.activeElement === here) return;
    if (!kept) was.current = value;
    here.textContent = kept?.value ?? value;
  }, [slot, value]);

  async function save(): Promise<void> {
    const kept = slot.read();
    if (!kept) {
      if (text.current) text.current.textContent = was.current;
      return;
    }
    const typed = kept.value.trim();
    // Nothing in place of something says that there is none only where that is an answer; here it is no change.
    if (typed === was.current || (typed === '' && was.current === '')) return putBack();
    try {
      const now = await changes.edit({ place: name, value: typed, was: kept.was });
      was.current = placesIn(now).find(one => one.name === name)?.value ?? typed;
      const since = slot.read();
      // Something else was typed meanwhile: that is saved next.
      if (since && since.value !== kept.value) return slot.keep({ ...since, was: was.current });
      slot.forget();
      settle(null);
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown;
      await refused(thrown, typed);
    }
  }

  async function refused(thrown: Error, typed: string): Promise<void> {
    if (hasCode(thrown, 'LETTER_CHANGED_ELSEWHERE')) {
      const now = await changes.reread().catch(() => undefined);
      const other = now && placesIn(now).find(one => one.name === name)?.value;
      if (other !== undefined) {
        was.current = other;
        slot.keep({ value: typed, was: other });
      }
      return settle(words.place.elsewhere(label), true);
    }
    if (!isRefusal(thrown)) {
      setIsUnsaved(true);
      return settle(words.place.unsaved(label));
    }
    const field = thrown.fields.find(one => one.field === 'value');
    settle(field?.message ?? wordsOfFailure(thrown), true);
  }

  function settle(says: string | null, wrong = false): void {
    setIsWrong(wrong);
    if (says === null) setIsUnsaved(false);
    onTrouble(name, says);
  }

  function putBack(): void {
    slot.forget();
    if (text.current) text.current.textContent = was.current;
    settle(null);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      putBack();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (hasLines && !event.ctrlKey && !event.metaKey) document.execCommand('insertLineBreak');
    else void save();
  }

  // What could not be saved is saved once we are reached again, and after a reload.
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (slot.read()) void latest.current();
  }, [slot]);
  useEffect(() => (isUnsaved ? whenReached(() => void latest.current()) : undefined), [isUnsaved]);

  return (
    <span className={classNames(styles.slot, status === 'fill in' && styles.need, isWrong && styles.wrong)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea does not flow with the lines of a letter */}
      <span
        ref={text}
        role="textbox"
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        id={isFirst ? placeId(name) : undefined}
        aria-label={status === 'fill in' ? words.place.fill(label) : label}
        aria-multiline={hasLines || undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        data-label={label}
        data-lines={hasLines || undefined}
        spellCheck
        onInput={event => slot.keep({ value: typedIn(event.currentTarget, most), was: was.current })}
        // A browser does not bring an empty place into view by itself.
        onFocus={event => event.currentTarget.scrollIntoView?.({ block: 'nearest' })}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => void save()}
      />
      <Glyph of={status === 'fill in' ? warningCircleFill : pencilSimple} />
    </span>
  );
}

/** What was typed, as plain text; no more than a little over what fits, so that the server can say so. */
function typedIn(element: HTMLElement, most: number): string {
  // Lines as they are shown, which the text of the nodes alone does not tell.
  const shown = [...element.childNodes].map(node =>
    node.nodeName === 'BR' ? '\n' : (node.textContent ?? ''),
  );
  const typed = shown.join('');
  return typed.replaceAll('\u00a0', ' ').slice(0, most + 50);
}

/** Pastes the text alone. */
function paste(event: ClipboardEvent): void {
  event.preventDefault();
  document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
}
