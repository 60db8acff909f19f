import styles from './Shortcuts.module.css';

/** A key, as it looks on a keyboard. What it does is said beside it. */
export function Key({ children }: { readonly children: string }) {
  return (
    <kbd className={styles.kbd} aria-hidden>
      {children}
    </kbd>
  );
}
