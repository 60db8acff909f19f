import { type ReactNode, useState } from 'react';
import { classNames } from '../classNames.ts';
import { useAnnounce } from '../feedback/LiveRegion.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import type { Drawing } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './Combobox.module.css';
import { MATCHES_SHOWN, type Move, moved, parted } from './comboboxMatches.ts';
import { Field } from './Field.tsx';
import type { FieldBasics } from './fieldTypes.ts';
import inputStyles from './Input.module.css';
import { useMatchesAnnounced } from './useMatchesAnnounced.ts';
import { useMenuInView } from './useMenuInView.ts';
import { useOutsidePress } from './useOutsidePress.ts';
import { hasVoiceOver } from './voiceOver.ts';
import { words } from './words.ts';

export interface ComboboxOption {
  id: string;
  label: string;
  /** Below the label: why it fits, with what is typed emphasised there too. */
  note?: string | null | undefined;
}

/** `idle`: nothing to look up. `loading`: waiting for a pause in typing, or for the answer. */
export type LookUp = 'idle' | 'loading' | 'matches' | 'none' | 'error';

export interface ComboboxProps extends FieldBasics {
  /** Drawn in the input, before the text. */
  icon?: Drawing | undefined;
  /** The text in the input: typed, or the label of the chosen option. */
  value: string;
  /** Runs at each change by typing. The caller looks the text up, after a pause. */
  onType: (text: string) => void;
  onPick: (option: ComboboxOption) => void;
  /** Matches for the text in the input, best first; five show (BC-009), or `most`. */
  matches: readonly ComboboxOption[];
  most?: number | undefined;
  /** For a search that fills in another field: Escape empties it, also while no list shows. */
  escapeClears?: boolean | undefined;
  state: LookUp;
  /** Accessible name of the list of matches. */
  listLabel: string;
  /** Below the matches: what to do if the right one is not among them. */
  note: ReactNode;
  loadingText: string;
  noneText: string;
  errorText: string;
  onBlur?: (() => void) | undefined;
  maxLength?: number | undefined;
  autoCapitalize?: string | undefined;
}

/**
 * An input that offers matches below it. Nothing is chosen until the person chooses it, by a tap or by Down, Up and
 * Enter; free text is valid too. Escape and leaving close the list. Follows the editable combobox of the ARIA
 * Authoring Practices Guide.
 */
export function Combobox(props: ComboboxProps) {
  const { value, onType, onPick, state, onBlur, maxLength, autoCapitalize, name, id = name } = props;
  const { most = MATCHES_SHOWN, escapeClears = false, icon } = props;
  const announce = useAnnounce();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const matches = props.matches.slice(0, most);
  const shows = open && state !== 'idle';
  const listShows = shows && state === 'matches';
  const chosen = listShows && active !== undefined ? matches[active] : undefined;
  const menu = useMenuInView(shows, state);
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const box = useOutsidePress(shows, close);
  useMatchesAnnounced(shows, { ...props, count: matches.length });

  function pick(option: ComboboxOption) {
    close();
    onPick(option);
    announce(words.combobox.picked(option.label));
  }

  function go(move: Move) {
    const next = moved(listShows ? active : undefined, move, matches.length);
    setOpen(true);
    setActive(next);
    const match = next === undefined ? undefined : matches[next];
    if (next === undefined || !match) return;
    document.getElementById(matchId(id, next))?.scrollIntoView({ block: 'nearest' });
    if (hasVoiceOver()) announce(match.label);
  }

  /** Returns true if the key was handled and must have no other effect. */
  function press(key: string, alt: boolean): boolean {
    switch (key) {
      case 'ArrowDown':
        if (alt) setOpen(true);
        else go('down');
        return true;
      case 'ArrowUp':
        if (alt) close();
        else go('up');
        return true;
      case 'Enter':
        // With the list open, Enter chooses a match and never submits the form.
        if (!shows) return false;
        if (chosen) pick(chosen);
        else close();
        return true;
      case 'Escape':
        if (escapeClears && value !== '') onType('');
        else if (!shows) return false;
        close();
        return true;
      default:
        // Home, End, Left, Right and characters act on the text.
        setActive(undefined);
        return false;
    }
  }

  return (
    <Field {...props}>
      {control => (
        <div className={classNames(styles.combobox, icon && inputStyles.before)} ref={box}>
          {icon && (
            <span aria-hidden>
              <Glyph of={icon} />
            </span>
          )}
          <input
            {...control}
            className={inputStyles.input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={listShows}
            aria-controls={`${id}-matches`}
            aria-activedescendant={chosen && active !== undefined ? matchId(id, active) : undefined}
            autoComplete="off"
            autoCapitalize={autoCapitalize}
            autoCorrect="off"
            spellCheck={false}
            maxLength={maxLength}
            value={value}
            onChange={event => {
              setOpen(true);
              setActive(undefined);
              onType(event.target.value);
            }}
            onKeyDown={event => {
              // While an input method composes a word, its keys are not ours.
              if (!event.nativeEvent.isComposing && press(event.key, event.altKey)) event.preventDefault();
            }}
            onBlur={event => {
              // Dismissing the on-screen keyboard blurs the input; the list that it covered stays open.
              if (event.relatedTarget) close();
              onBlur?.();
            }}
          />
          {shows && (
            // The focus stays in the input, so that the on-screen keyboard does not close and reopen.
            // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
            <div className={styles.menu} ref={menu} onMouseDown={event => event.preventDefault()}>
              {listShows && <Matches {...props} id={id} matches={matches} active={active} onPick={pick} />}
              <div className={styles.note}>{noteOf(props)}</div>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

type MatchesProps = Pick<ComboboxProps, 'matches' | 'listLabel' | 'value' | 'onPick'> & {
  readonly id: string;
  readonly active: number | undefined;
};

function Matches({ id, matches, listLabel, value, active, onPick }: MatchesProps) {
  return (
    <div className={styles.list} id={`${id}-matches`} role="listbox" aria-label={listLabel}>
      {matches.map((option, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: pointed at by aria-activedescendant instead
        <div
          className={styles.match}
          key={option.id}
          id={matchId(id, place)}
          role="option"
          aria-selected={place === active}
          onClick={() => onPick(option)}
        >
          <span>
            <Emphasised text={option.label} typed={value} />
            {option.note && (
              <small className={styles.why}>
                <Emphasised text={option.note} typed={value} />
              </small>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}

function Emphasised({ text, typed: wanted }: { text: string; typed: string }) {
  return parted(text, wanted).map(({ text: part, typed }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, whose order never changes
    typed ? <b key={place}>{part}</b> : part,
  );
}

function matchId(id: string, place: number): string {
  return `${id}-match-${place}`;
}

function noteOf({ state, note, loadingText, noneText, errorText }: ComboboxProps): ReactNode {
  if (state === 'loading') return <Spinner label={loadingText} showLabel />;
  if (state === 'none') return noneText;
  return state === 'error' ? errorText : note;
}
