import { staffSignOut } from '@towpath/contracts/api/staffSession.ts';
import { caretDown, key, signOut } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { useOutsidePress } from '@towpath/design-system/inputs/useOutsidePress.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import { AppLink } from '../shell/AppLink.tsx';
import { areaPath, type Me } from './area.ts';
import { isSignedOut, staffApi } from './staffApi.ts';
import { words } from './words.ts';
import styles from './YouMenu.module.css';

/** Who is signed in, at the end of the bar: their own sign-in, and signing out. */
export function YouMenu({ me, onOut }: { readonly me: Me; readonly onOut: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useOutsidePress(isOpen, () => setOpen(false));
  const leaving = useOperation(async () => {
    await staffApi(staffSignOut).catch(failure => {
      if (!isSignedOut(failure)) throw failure;
    });
    return true;
  });

  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from whatever in it has the focus
    <div
      className={styles.you}
      ref={box}
      onKeyDown={close}
      onBlur={event => {
        // Null where it went nowhere: some browsers give a pressed button no focus.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.medal} aria-hidden>
          {initialsOf(me.name)}
        </span>
        <span className={styles.who}>
          <b>{me.name}</b>
          {me.role}
        </span>
        <Glyph of={caretDown} />
      </button>
      {isOpen && (
        <ul className={styles.menu}>
          <li className={styles.name}>{me.email}</li>
          <li>
            <AppLink href={areaPath('account')} onClick={() => setOpen(false)}>
              <Glyph of={key} />
              {words.areas.account}
            </AppLink>
          </li>
          <li>
            <button
              type="button"
              aria-disabled={leaving.isFetching || undefined}
              onClick={async () => {
                if (leaving.isFetching) return;
                if (await leaving.trigger()) onOut();
              }}
            >
              <Glyph of={signOut} />
              {leaving.isFetching ? words.signingOut : words.signOut}
            </button>
          </li>
          {leaving.error && <li role="alert">{wordsOfFailure(leaving.error)}</li>}
        </ul>
      )}
    </div>
  );
}

/** 'MP' of Megan Price. */
function initialsOf(name: string): string {
  const parts = name.split(/\s+/u).filter(Boolean);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map(part => part?.slice(0, 1).toUpperCase() ?? '')
    .join('');
}
