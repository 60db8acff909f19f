import type { FirstStep as FirstStepResponse } from '@towpath/contracts/api/firstStep.ts';
import type { Help } from '@towpath/contracts/content/operator.ts';
import { type BodyToRing, helpOf } from '@towpath/domain/people/helpOf.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import type { FirstStep } from '@towpath/domain/solutions/recommend/firstStep.ts';
import type * as z from 'zod/mini';

type Response = z.infer<typeof FirstStepResponse>;

/**
 * A first step with the names and numbers of those to ring, from the operator's list of help: those of the person's
 * nation, or of England where it is not known.
 */
export function withNumbers(step: FirstStep, help: readonly Help[], nation: LivingPlace | null): Response {
  const body = (id: BodyToRing | null): Response['ring'] => {
    const [entry] = id === null ? [] : helpOf(help, [id], nation ?? undefined);
    return entry?.phone === undefined ? null : { name: entry.name, number: entry.phone };
  };
  return { ...step, ring: body(step.ring), instead: body(step.instead) };
}
