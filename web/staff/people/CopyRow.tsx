import type { GivenWith } from '@towpath/contracts/api/staffPeople.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { check } from '@towpath/design-system/icons/drawings.generated.ts';
import { type ReactNode, useEffect, useState } from 'react';
import type { shortcut } from '../shortcuts/shortcut.ts';
import { words as staffWords } from '../words.ts';
import styles from './People.module.css';
import { words } from './words.ts';

const SAYS_COPIED_MS = 4000;

type CopyRowProps = {
  readonly term: string;
  readonly value: string | null;
  /** Its button answers to them. */
  readonly keys?: ReturnType<typeof shortcut>;
  /** There is one, and it is not shown. */
  readonly isHeld?: boolean;
  /** With what it was given, where the account has none. */
  readonly givenWith?: GivenWith | null;
  /** How it is shown; as it is without. */
  readonly children?: ReactNode;
};

/** A value and a button that copies it; that it is copied is said and shown (ST-002, ST-003). */
export function CopyRow({
  term,
  value,
  keys,
  isHeld = false,
  givenWith = null,
  children = value,
}: CopyRowProps) {
  const announce = useAnnounce();
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const isCopied = state === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setState('ready'), SAYS_COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      announce(words.panel.copiedWhat(term));
    } catch {
      // A browser may refuse it, also where the address is not a safe one.
      setState('failed');
      announce(words.panel.copyFailed);
    }
  }
  return (
    <div className={styles.copy}>
      <dt>{term}</dt>
      <dd>
        {value !== null ? children : isHeld ? words.panel.held : words.panel.none}
        {givenWith && <span className={styles.sub}>{staffWords.givenWith[givenWith]}</span>}
        {state === 'failed' && <span className={styles.sub}>{words.panel.copyFailed}</span>}
      </dd>
      {value !== null && (
        <dd>
          <Button
            variant="tertiary"
            size="small"
            iconStart={isCopied ? check : undefined}
            onClick={() => void copy(value)}
            {...keys}
            data-keys-say={keys && `${words.panel.copy}${words.panel.copyWhat(term)}`}
          >
            {isCopied ? words.panel.copied : words.panel.copy}
            <span className="visually-hidden">{words.panel.copyWhat(term)}</span>
          </Button>
        </dd>
      )}
    </div>
  );
}
