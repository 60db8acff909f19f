import { basename } from 'node:path';
import { type AdviceRecord, recordOf, recordText } from '@towpath/domain/solutions/explain/record.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import type { AssessContent } from './content.ts';
import { readCaseFile } from './files.ts';
import { Refused } from './refused.ts';
import { textTable } from './textTable.ts';

/** What came of one file: its record, or the fault in it. */
type Judged = { readonly name: string } & ({ readonly record: AdviceRecord } | { readonly fault: string });

/** What a folder of cases gave. */
export type FolderRun = { readonly output: string; readonly hasFaults: boolean };

/**
 * Judges every case of a folder on one day. A file with a fault has its fault in its row, and the others are judged.
 *
 * @param asJson a line for each file, with its record, instead of the table
 */
export function assessFolder(
  files: readonly string[],
  {
    content,
    on,
    asJson,
  }: { readonly content: AssessContent; readonly on: CalendarDate; readonly asJson: boolean },
): FolderRun {
  const judged = files.map(file => judgeFile(file, content, on));
  const hasFaults = judged.some(one => 'fault' in one);
  return { output: asJson ? judged.map(asLine).join('') : folderTable(judged), hasFaults };
}

function judgeFile(file: string, content: AssessContent, on: CalendarDate): Judged {
  const name = basename(file, '.json');
  try {
    return { name, record: recordOf(readCaseFile(file, content), on, content.rulebook) };
  } catch (error) {
    if (error instanceof Refused) return { name, fault: error.message };
    throw error;
  }
}

function asLine(judged: Judged): string {
  const { name } = judged;
  return 'fault' in judged
    ? `${JSON.stringify({ name, fault: judged.fault })}\n`
    : `{"name":${JSON.stringify(name)},"record":${recordText(judged.record)}}\n`;
}

const HEADINGS = ['case', 'nation', 'verdict', 'recommended', 'also open', 'for an adviser, or why not'];

function folderTable(judged: readonly Judged[]): string {
  const rows = judged.map(one =>
    'fault' in one ? [one.name, '', 'FAULT', '', '', one.fault] : rowOf(one.name, one.record),
  );
  const verdicts = Map.groupBy(rows, ([, , verdict]) => verdict ?? '');
  const sums = [...verdicts].map(([verdict, { length }]) => `${length} ${verdict}`).toSorted();
  return `${textTable(HEADINGS, rows)}\n${judged.length} cases: ${sums.join(', ')}\n`;
}

function rowOf(
  name: string,
  { inputs, verdict, groups, withheld, forAdviser }: AdviceRecord,
): readonly string[] {
  return [
    name,
    inputs.nation ?? 'not known',
    verdict,
    groups.recommended ?? '',
    groups.eligible.join(' '),
    [...withheld, ...forAdviser].join(' '),
  ];
}
