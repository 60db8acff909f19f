import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CaseFault, readCase } from '@towpath/contracts/content/assessCase.ts';
import { ContentFault } from '@towpath/contracts/content/readOperatorContent.ts';
import { recordOf, recordText } from '@towpath/domain/solutions/explain/record.ts';
import { type CalendarDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { caseContent, SHIPPED_CONTENT } from './content.ts';
import { stampRules } from './rulesSources.ts';
import { assessmentText } from './text.ts';

const USAGE = 'Usage: npm run assess -- CASE.json [--on YYYY-MM-DD] [--json]';

/** The output of a run and its exit code: 0 for a result, 2 for a mistake in the request. */
export type Run = { readonly output: string; readonly fault: string; readonly exitCode: 0 | 2 };

/**
 * Judges one case from a file.
 *
 * @param args as typed after the command
 * @param today the date of the assessment if the request names none
 * @param content the folder of the operator's content
 */
export function runAssess(args: readonly string[], today: CalendarDate, content = SHIPPED_CONTENT): Run {
  try {
    return { output: assessFile(args, today, content), fault: '', exitCode: 0 };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { output: '', fault: `${error.message}\n`, exitCode: 2 };
  }
}

/** A mistake in the request, as one line. */
class Refused extends Error {}

function assessFile(args: readonly string[], today: CalendarDate, content: string): string {
  const { file, on, json, stamp, help } = readArguments(args);
  if (help) return `${USAGE}\nThe file, and examples: docs/assess.md\n`;
  if (stamp) return `${stampRules()}\n`;
  if (file === undefined) throw new Refused(USAGE);
  const record = recordOf(readCaseFile(file, content), on === undefined ? today : dayNamed(on));
  return json ? `${recordText(record)}\n` : assessmentText(record);
}

/** The date for which to judge the case. None of our rules goes back further than this year. */
function dayNamed(on: string): CalendarDate {
  const day = readIsoDate(on);
  if (day === null || day.year < 1900) throw new Refused(`--on: '${on}' is not a day such as 2026-11-21.`);
  return day;
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        on: { type: 'string' },
        json: { type: 'boolean', default: false },
        stamp: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (positionals.length > 1) throw new Refused(`More than one file: ${positionals.join(', ')}. ${USAGE}`);
    return { ...values, file: positionals[0] };
  } catch (error) {
    if (error instanceof Refused) throw error;
    const message = error instanceof Error ? (error.message.split(/\n|\. /u)[0] ?? '') : '';
    throw new Refused(`${message}. ${USAGE}`);
  }
}

function readCaseFile(file: string, content: string) {
  const text = readFile(file);
  try {
    return readCase(text, caseContent(content));
  } catch (error) {
    if (error instanceof CaseFault) throw new Refused(`${file}: ${error.message}`);
    if (error instanceof ContentFault) throw new Refused(`Content ${join(content, error.message)}.`);
    throw error;
  }
}

/**
 * npm runs a script in the root of the repository and passes on the folder it was called from; paths are relative to
 * that folder.
 */
function readFile(file: string): string {
  try {
    return readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  } catch (error) {
    const why =
      error instanceof Error && 'code' in error && error.code === 'ENOENT'
        ? 'there is no such file'
        : 'it cannot be read';
    throw new Refused(`${file}: ${why}`);
  }
}

if (import.meta.main) {
  const now = new Date();
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const { output, fault, exitCode } = runAssess(process.argv.slice(2), today);
  process.stdout.write(output);
  process.stderr.write(fault);
  process.exitCode = exitCode;
}
