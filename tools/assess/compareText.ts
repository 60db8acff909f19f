import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sayFigure } from '@towpath/domain/solutions/explain/words.ts';
import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { root } from '../sourceFiles.ts';
import { type Comparison, compareLimits, type Move } from './compare.ts';
import { type AssessContent, caseContent, SHIPPED_CONTENT } from './content.ts';
import { type Proposal, readProposal } from './proposal.ts';
import { textTable } from './textTable.ts';

const PROPOSALS = join(import.meta.dirname, 'proposals');
const DOCUMENT = join(root, 'docs/proposed-limits.md');
/** The tables of the document are of this day, so that only the rules change them. */
const DOCUMENT_DAY: CalendarDate = { year: 2026, month: 11, day: 21 };
const BEGINS = '<!-- made by npm run assess -- --stamp -->\n';

const HEADINGS = ['nation', 'today', 'proposed', 'golden cases', 'made-up cases', 'golden cases of'];

/** What a proposal would change, for a terminal. */
export function comparisonText(
  proposal: Proposal,
  on: CalendarDate,
  { rulebook }: Pick<AssessContent, 'rulebook'>,
): string {
  const found = compareLimits(proposal, on, rulebook);
  return [
    `${proposal.about}, as of ${sayDay(isoDate(on))}`,
    ...proposedLines(proposal).map(line => `  ${line}`),
    `${found.goldenCount} golden cases and ${found.randomCount} made up by chance were judged by both.`,
    '',
    'What is recommended',
    movesText(found.advice),
    'What opens and closes',
    movesText(found.solutions),
  ].join('\n');
}

/** The document with the tables as the rules are now. */
export function proposedLimitsDocument(): string {
  const text = readFileSync(DOCUMENT, 'utf8');
  const head = text.slice(0, text.indexOf(BEGINS) + BEGINS.length);
  const files = readdirSync(PROPOSALS).toSorted();
  const content = caseContent(SHIPPED_CONTENT);
  const sections = files.map(file => section(readProposal(join(PROPOSALS, file), content.limits), content));
  return `${head}${sections.join('')}`;
}

/** Writes it; true where something changed. */
export function writeProposedLimits(): boolean {
  const text = proposedLimitsDocument();
  if (text === readFileSync(DOCUMENT, 'utf8')) return false;
  writeFileSync(DOCUMENT, text);
  return true;
}

function section(proposal: Proposal, { rulebook }: AssessContent): string {
  const found = compareLimits(proposal, DOCUMENT_DAY, rulebook);
  return [
    `\n## ${proposal.about}\n`,
    `${proposedLines(proposal).join('. ')}. Judged by both: ${found.goldenCount} golden cases, ${found.randomCount} made-up ones.\n`,
    markdownTable('What is recommended', found.advice),
    markdownTable('What opens and closes', found.solutions),
  ].join('\n');
}

function proposedLines({ limits }: Proposal): readonly string[] {
  return limits.map(
    ({ key, nations, value, unit, source }) =>
      `${key} in ${nations.join(', ')}: ${sayFigure({ low: value, high: value }, unit)} (${source})`,
  );
}

function movesText(moves: Comparison['advice']): string {
  return moves.length === 0 ? 'Nothing moves.\n' : textTable(HEADINGS, moves.map(cells));
}

function markdownTable(name: string, moves: Comparison['advice']): string {
  if (moves.length === 0) return `${name}: nothing moves.\n`;
  const line = (cell: readonly string[]) => `| ${cell.join(' | ')} |`;
  return [
    `${name}:\n`,
    line(HEADINGS),
    line(HEADINGS.map(() => '---')),
    ...moves.map(cells).map(line),
    '',
  ].join('\n');
}

function cells({ nation, from, to, goldenCount, randomCount, golden }: Move): readonly string[] {
  return [nation, from, to, String(goldenCount), String(randomCount), golden.join(', ')];
}
