import { Switch } from '@towpath/design-system/inputs/Switch.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Key } from './Key.tsx';
import { keyPress, type Pressed } from './keyPress.ts';
import styles from './Shortcuts.module.css';
import { elementsWithKeys, isTyping, shortcut } from './shortcut.ts';
import { useKeysOn } from './useKeysOn.ts';
import { words } from './words.ts';

const Slot = createContext<HTMLElement | null>(null);

type Listed = { readonly keys: string; readonly says: string };

/** Lets keys press what says that it answers to them, with a bar of them at the foot and a dialog that has them all. */
export function Shortcuts({ children }: { readonly children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [isOn, setOn] = useKeysOn();
  const [listed, setListed] = useState<readonly Listed[]>();
  const pressed = useRef<Pressed>(null);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isOn) return undefined;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      const there = elementsWithKeys();
      const keysOf = (element: HTMLElement) => element.dataset.keys ?? '';
      const { keys, pressed: next } = keyPress(pressed.current, event.key, Date.now(), there.map(keysOf));
      pressed.current = next;
      const element = there.find(one => keysOf(one) === keys);
      if (!element) return;
      event.preventDefault();
      // A key of the bar goes on from where the focus is: pressed by its key, it does not take it.
      if (!bar.current?.contains(element)) element.focus();
      element.click();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);

  return (
    <Slot value={slot}>
      {children}
      <footer ref={bar} className={styles.bar}>
        <h2 className="visually-hidden">{words.bar}</h2>
        <div className={styles.own} ref={setSlot} />
        <button
          type="button"
          className={styles.key}
          onClick={() =>
            setListed(
              [...elementsWithKeys(), ...document.querySelectorAll<HTMLElement>('[data-listed-key]')].map(
                element => ({
                  keys: element.dataset.keys ?? element.dataset.listedKey ?? '',
                  says: element.dataset.keysSay ?? element.textContent?.trim() ?? '',
                }),
              ),
            )
          }
          {...shortcut('?')}
          data-keys-say={words.all}
        >
          <Key>?</Key> {words.all}
        </button>
      </footer>
      <Modal open={listed !== undefined} title={words.heading} onClose={() => setListed(undefined)}>
        <p>{words.lead}</p>
        <p className={styles.switch}>
          {words.single}
          <Switch label={words.single} isOn={isOn} onChange={setOn} on={words.on} off={words.off} />
        </p>
        <dl className={styles.list}>
          {listed?.map(({ keys, says }) => (
            <div key={keys}>
              <dt>
                {keys.split(' ').map((key, index) => (
                  <span key={key}>
                    {index > 0 && ` ${words.andThen} `}
                    <Key>{key.length === 1 ? key.toUpperCase() : key}</Key>
                  </span>
                ))}
              </dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </Slot>
  );
}

/** What a page has in the bar of keys besides. */
export function InShortcutBar({ children }: { readonly children: ReactNode }) {
  const slot = useContext(Slot);
  return slot && createPortal(children, slot);
}

/**
 * Names in the bar a key that belongs to something on the page: what answers to it is there. One that the browser itself
 * answers to is in the dialog of all keys by this alone.
 */
export function BarNote({
  keys,
  says,
  isOfBrowser = false,
}: {
  readonly keys: readonly string[];
  readonly says: string;
  readonly isOfBrowser?: boolean;
}) {
  return (
    <InShortcutBar>
      <span
        className={styles.note}
        {...(isOfBrowser && { 'data-listed-key': keys.join(' '), 'data-keys-say': says })}
      >
        {keys.map(key => (
          <Key key={key}>{key}</Key>
        ))}{' '}
        {says}
      </span>
    </InShortcutBar>
  );
}

type BarKeyProps = {
  readonly keys: string;
  readonly says: string;
  /** What the dialog of all keys says of it, where that is more. */
  readonly tells?: string;
  readonly onPress: () => void;
};

/** A button of the bar, which its key presses. */
export function BarKey({ keys, says, tells = says, onPress }: BarKeyProps) {
  return (
    <button type="button" className={styles.key} onClick={onPress} {...shortcut(keys)} data-keys-say={tells}>
      <Key>{keys.toUpperCase()}</Key> {says}
    </button>
  );
}
