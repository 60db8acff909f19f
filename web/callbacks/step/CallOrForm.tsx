import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { untilIdle } from '../../shell/whenIdle.ts';
import { OwnCall } from '../OwnCall.tsx';
import { contactSlot } from '../state/contact.ts';
import { type CallAskedFor, useAskedAt } from '../state/useAskedAt.ts';
import { CallMade } from './CallMade.tsx';
import styles from './Dropout.module.css';

type CallOrFormProps = {
  readonly stepId: string;
  /** A request that did not get through is in the form. */
  readonly isUnsent: boolean;
  /** The form, which begins with what was asked for. */
  readonly children: (asked: CallAskedFor | undefined) => ReactNode;
};

/**
 * The call that the person waits for, or what came of it; or the form that asks for one, where there is none, where it is
 * changed or asked for anew, and where somebody is typing in it (WT-098).
 */
export function CallOrForm({ stepId, isUnsent, children }: CallOrFormProps) {
  const outbox = useOutbox();
  // It stands far below an advice, which comes first.
  const { asked, made } = useAskedAt(stepId, true, untilIdle);
  const [isChanging, setChanging] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone for the form.
  useEffect(() => {
    if (isChanging) form.current?.querySelector('input')?.focus();
  }, [isChanging]);
  const isForm = isChanging || isUnsent || contactSlot(outbox, stepId).read() !== undefined;
  if (asked && !isForm) return <OwnCall call={asked} onChange={() => setChanging(true)} />;
  if (made && !isForm) return <CallMade made={made} onAskAgain={() => setChanging(true)} />;
  return (
    <div ref={form} className={styles.form}>
      {children(asked)}
    </div>
  );
}
