import { join } from 'node:path';
import { ContentFault } from '@towpath/contracts/content/readOperatorContent.ts';
import { recordOf, recordText } from '@towpath/domain/solutions/explain/record.ts';
import { type CalendarDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { readArguments, USAGE } from './arguments.ts';
import { comparisonText, writeProposedLimits } from './compareText.ts';
import { type AssessContent, caseContent, SHIPPED_CONTENT } from './content.ts';
import { caseFilesIn, readCaseFile } from './files.ts';
import { assessFolder } from './folder.ts';
import { readProposal } from './proposal.ts';
import { Refused } from './refused.ts';
import { stampRules } from './rulesSources.ts';
import { assessmentText } from './text.ts';
import { explainCriterion } from './why.ts';

/** The output of a run, and its exit code: 0 for a result, 2 for a mistake in the request or in a case. */
export type Run = { readonly output: string; readonly fault: string; readonly exitCode: 0 | 2 };

/**
 * Judges one case from a file, or every case of a folder; explains a criterion; compares proposed limits.
 *
 * @param args as typed after the command
 * @param today the date of the assessment if the request names none
 * @param content the folder of the operator's content
 */
export function runAssess(args: readonly string[], today: CalendarDate, content = SHIPPED_CONTENT): Run {
  try {
    const asked = readArguments(args);
    const on = asked.on === undefined ? today : dayNamed(asked.on);
    const files = asked.path === undefined ? null : caseFilesIn(asked.path);
    if (files === null) return { output: assessOne(asked, on, content), fault: '', exitCode: 0 };
    const { output, hasFaults } = assessFolder(files, {
      content: contentOf(content),
      on,
      asJson: asked.json,
    });
    return { output, fault: '', exitCode: hasFaults ? 2 : 0 };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { output: '', fault: `${error.message}\n`, exitCode: 2 };
  }
}

function assessOne(asked: ReturnType<typeof readArguments>, on: CalendarDate, content: string): string {
  const { path, json, stamp, help, why, compare } = asked;
  if (help) return `${USAGE}\nThe file, and examples: docs/assess.md\n`;
  if (stamp)
    return `${stampRules()}\n${writeProposedLimits() ? 'docs/proposed-limits.md is written anew.\n' : ''}`;
  const read = contentOf(content);
  if (compare !== undefined) return comparisonText(readProposal(compare, read.limits), on, read);
  const facts = path === undefined ? null : readCaseFile(path, read);
  if (why !== undefined) return explainCriterion(why, facts && { facts, on }, read);
  if (facts === null) throw new Refused(USAGE);
  const record = recordOf(facts, on, read.rulebook);
  return json ? `${recordText(record)}\n` : assessmentText(record, read.rulebook.rulesOn, read.moneyHelper);
}

/** The date for which to judge the case. None of our rules goes back further than this year. */
function dayNamed(on: string): CalendarDate {
  const day = readIsoDate(on);
  if (day === null || day.year < 1900) throw new Refused(`--on: '${on}' is not a day such as 2026-11-21.`);
  return day;
}

function contentOf(folder: string): AssessContent {
  try {
    return caseContent(folder);
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    throw new Refused(error.lines.map(line => `Content ${join(folder, line)}.`).join('\n'));
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
