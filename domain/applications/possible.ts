import { type Around, impossibleDay } from './check/impossibleDay.ts';
import type { SingleField } from './form.ts';
import type { Resolved } from './resolve.ts';

/** What became of a question, without an answer that cannot be by what stands around it: that is asked for again, with why. */
export function possible(field: SingleField, resolved: Resolved, around: Around): Resolved {
  if (resolved.value === null) return resolved;
  const fault = impossibleDay(field, resolved.value, around);
  if (fault === null) return resolved;
  return { ...resolved, value: null, from: null, fromWords: null, otherwise: [], fault };
}
