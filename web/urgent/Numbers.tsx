import type { UrgentMatters } from '@towpath/contracts/api/advice.ts';
import { CallAwaited, CallLink, hrefOf } from './CallLink.tsx';
import { type OurLine, useOurLine } from './ourLine.ts';
import styles from './UrgentMatters.module.css';
import { words } from './words.ts';

type Step = UrgentMatters['urgent'][number]['step'];

/** Whom to ring first, with a line below the number, and whom else. */
type Ring = { readonly name: string | null; readonly number: string; readonly line?: string };

/**
 * Whom to ring: the body that helps with it; else us, while somebody answers. When our line is shut, who else helps comes
 * first, and ours follows with when it opens.
 */
export function ringFirst(
  step: Step,
  line: OurLine | undefined,
): { readonly first?: Ring; readonly next?: Ring } {
  if (step.ring !== null) return { first: step.ring };
  if (line === undefined) return {};
  const us = { name: null, number: line.number, line: line.says };
  return line.isOpen || step.instead === null ? { first: us } : { first: step.instead, next: us };
}

/** The numbers of a step as links that ring, the first one large. */
export function Numbers({ step, onDark = false }: { step: Step; onDark?: boolean }) {
  const line = useOurLine();
  const { first, next } = ringFirst(step, line);
  return (
    <>
      {!first && line === undefined && <CallAwaited />}
      {first && (
        <CallLink name={first.name} number={first.number} onDark={onDark}>
          {first.line && <span className={styles.open}>{first.line}</span>}
        </CallLink>
      )}
      {next && (
        <p className={styles.then}>
          {words.orUs} <a href={hrefOf(next.number)}>{next.number}</a>. {next.line}.
        </p>
      )}
    </>
  );
}
