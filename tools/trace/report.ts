import type { Requirement } from './requirements.ts';

/** How many requirements with one prefix are proven. */
export interface PrefixReport {
  readonly prefix: string;
  readonly proven: number;
  readonly total: number;
  /** The ids that no test cites. */
  readonly unproven: readonly string[];
}

/**
 * Counts by prefix.
 *
 * @param requirements every row, in the order of the document
 * @param proven the ids that tests cite
 * @returns one entry for each prefix, in the order of the document
 */
export function reportByPrefix(
  requirements: readonly Requirement[],
  proven: ReadonlySet<string>,
): readonly PrefixReport[] {
  const prefixes = [...new Set(requirements.map(row => row.prefix))];
  return prefixes.map(prefix => {
    const ids = requirements.filter(row => row.prefix === prefix).map(row => row.id);
    const unproven = ids.filter(id => !proven.has(id));
    return { prefix, proven: ids.length - unproven.length, total: ids.length, unproven };
  });
}

/**
 * The report as printed: `QU   40/44   QU-003 QU-006 QU-011 QU-013`, then the total.
 *
 * @param reports one entry for each prefix
 * @param summary whether to leave out the ids
 */
export function formatReport(reports: readonly PrefixReport[], summary: boolean): string {
  const line = (name: string, proven: number, total: number, unproven: readonly string[] = []): string =>
    `${name.padEnd(4)}${`${proven}/${total}`.padStart(8)}${unproven.length > 0 ? `   ${unproven.join(' ')}` : ''}`;
  const sum = (pick: (report: PrefixReport) => number): number =>
    reports.reduce((so, report) => so + pick(report), 0);
  return [
    ...reports.map(({ prefix, proven, total, unproven }) =>
      line(prefix, proven, total, summary ? [] : unproven),
    ),
    line(
      'all',
      sum(report => report.proven),
      sum(report => report.total),
    ),
  ].join('\n');
}
