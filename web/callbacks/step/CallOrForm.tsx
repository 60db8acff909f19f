import { type ReactNode, useState } from 'react';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { untilIdle } from '../../shell/whenIdle.ts';
import { OwnCall } from '../OwnCall.tsx';
import { contactSlot } from '../state/contact.ts';
import { type CallAskedFor, useAskedAt } from '../state/useAskedAt.ts';

type CallOrFormProps = {
  readonly stepId: string;
  /** A request that did not get through is in the form. */
  readonly isUnsent: boolean;
  /** The form, which begins with what was asked for. */
  readonly children: (asked: CallAskedFor | undefined) => ReactNode;
};

/**
 * The call that the person waits for; or the form that asks for one, where there is none, where it is changed, and where
 * somebody is typing in it (WT-098).
 */
export function CallOrForm({ stepId, isUnsent, children }: CallOrFormProps) {
  const outbox = useOutbox();
  // It stands far below an advice, which comes first.
  const { asked } = useAskedAt(stepId, true, untilIdle);
  const [isChanging, setChanging] = useState(false);
  const isForm = isChanging || isUnsent || contactSlot(outbox, stepId).read() !== undefined;
  if (asked && !isForm) return <OwnCall call={asked} onChange={() => setChanging(true)} />;
  return children(asked);
}
