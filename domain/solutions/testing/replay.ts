import { readIsoDate } from '../../values/calendar-date.ts';
import { type AdviceRecord, recordText } from '../explain/record.ts';
import { RULES_VERSION } from '../explain/rulesVersion.ts';
import { recordOf } from './inForce.ts';

/** The result of judging a stored record again. */
export type Replay =
  | { readonly same: true }
  | { readonly same: false; readonly why: 'other rules' | 'other result' | 'not a record' };

/**
 * Judges the case of a stored record again, on its own day: the result must have the same bytes while the rules are the
 * same.
 */
export function replay(stored: string): Replay {
  const record = readRecord(stored);
  if (record === null) return { same: false, why: 'not a record' };
  if (record.rulesVersion.sources !== RULES_VERSION.sources) return { same: false, why: 'other rules' };
  const on = readIsoDate(record.on);
  if (on === null) return { same: false, why: 'not a record' };
  const again = recordOf(record.inputs, on);
  if (again.rulesVersion.limits !== record.rulesVersion.limits) return { same: false, why: 'other rules' };
  return recordText(again) === stored ? { same: true } : { same: false, why: 'other result' };
}

function readRecord(stored: string): AdviceRecord | null {
  try {
    const read: unknown = JSON.parse(stored);
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}

/** We write records ourselves and store them whole, so checking the outline is enough to recognise one. */
function isRecord(value: unknown): value is AdviceRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'rulesVersion' in value &&
    'inputs' in value &&
    'on' in value &&
    typeof value.on === 'string'
  );
}
