import { ApiFailure } from '../../data/failure.ts';

/** What is wrong at a field of what was refused; undefined where that is nothing. */
export function messageAt(fault: unknown, name: string): string | undefined {
  return fault instanceof ApiFailure ? fault.fields.find(({ field }) => field === name)?.message : undefined;
}
