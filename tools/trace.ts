import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, sourceFiles } from './sourceFiles.ts';
import { citations } from './trace/citations.ts';
import { formatReport, reportByPrefix } from './trace/report.ts';
import { readRequirements } from './trace/requirements.ts';

/** The output of a run, and whether every citation names an existing row. */
export interface Trace {
  readonly report: string;
  /** One line for each id that a test cites and no row has. */
  readonly faults: readonly string[];
}

/**
 * Compares the rows of docs/requirements.md with the ids in the titles of all tests.
 *
 * @param folder the repository
 * @param summary whether to leave the unproven ids out of the report
 */
export function trace(folder: string, summary: boolean): Trace {
  const requirements = readRequirements(readFileSync(join(folder, 'docs', 'requirements.md'), 'utf8'));
  const requirementIds = new Set(requirements.map(row => row.id));
  const tests = sourceFiles(['.ts', '.tsx'], folder).filter(
    file => /\.test\.tsx?$/.test(file) || file.startsWith('e2e/'),
  );
  const proven = new Set<string>();
  const faults: string[] = [];
  for (const file of tests) {
    for (const { id, line } of citations(readFileSync(join(folder, file), 'utf8'), file.endsWith('.tsx'))) {
      proven.add(id);
      if (!requirementIds.has(id))
        faults.push(`${file}:${line} cites ${id}, which is not a row of docs/requirements.md.`);
    }
  }
  return { report: formatReport(reportByPrefix(requirements, proven), summary), faults };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { report, faults } = trace(root, process.argv.includes('--summary'));
  process.stdout.write(`${report}\n`);
  if (faults.length > 0) {
    process.stderr.write(`\n${faults.join('\n')}\n`);
    process.exitCode = 1;
  }
}
