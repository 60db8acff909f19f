import type { UrgentMatters } from '@towpath/contracts/api/advice.ts';
import { CallAwaited, CallLink, hrefOf } from './CallLink.tsx';
import { type OurLine, useOurLine } from './ourLine.ts';
import styles from './UrgentMatters.module.css';
import { words } from './words.ts';

type Step = UrgentMatters['urgent'][number]['step'];

/** Whom to ring first, with a line below the number, and whom else. */
export type Ring = { readonly name: string | null; readonly number: string; readonly line?: string };

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

/**
 * Matters in their order, those that follow one another and go to the same number together. While our own line is not known
 * yet, what goes to us has no number.
 */
export function byNumber<Matter extends { readonly step: Step }>(
  matters: readonly Matter[],
  line: OurLine | undefined,
): readonly { readonly ring: Ring | undefined; readonly matters: readonly Matter[] }[] {
  const runs: { readonly ring: Ring | undefined; readonly matters: Matter[] }[] = [];
  for (const matter of matters) {
    const { first: ring } = ringFirst(matter.step, line);
    const last = runs.at(-1);
    if (last && last.ring?.number === ring?.number) last.matters.push(matter);
    else runs.push({ ring, matters: [matter] });
  }
  return runs;
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
