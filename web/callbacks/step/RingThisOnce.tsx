import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { useEffect, useState } from 'react';
import { type Failure, hasCode } from '../../data/failure.ts';
import { words } from '../words.ts';

/** A yes to one call, kindly asked of somebody who has said that we may not ring them: known once their request was refused. */
export function useRingThisOnce(id: string) {
  const [says, setSays] = useState<string>();
  const [isYes, setYes] = useState(false);
  return {
    id: `${id}-this-once`,
    isAsked: says !== undefined,
    /** What they are told. */
    says,
    /** What is missing; undefined for nothing. */
    missing: says === undefined || isYes ? undefined : words.form.ringThisOnceMissing,
    isYes,
    setYes,
    /** What goes with the request. */
    given: isYes ? { ringThisOnce: true } : {},
    /** Whether this is what a request was refused for. */
    isWhy(failure: Failure): boolean {
      if (!hasCode(failure, 'CALLS_NOT_WANTED')) return false;
      setSays(failure.message);
      setYes(false);
      return true;
    },
  };
}

/** The tick box of it, which takes the focus: they are told why they are not rung yet. */
export function RingThisOnce({
  once,
  error,
}: {
  readonly once: ReturnType<typeof useRingThisOnce>;
  readonly error?: string | undefined;
}) {
  useEffect(() => {
    if (once.isAsked) document.getElementById(once.id)?.focus();
  }, [once.isAsked, once.id]);
  if (!once.isAsked) return null;
  return (
    <Checkbox
      name={once.id}
      label={words.form.ringThisOnce}
      hint={`${once.says} ${words.form.ringThisOnceHint}`}
      checked={once.isYes}
      onChange={once.setYes}
      error={error}
      required
    />
  );
}
