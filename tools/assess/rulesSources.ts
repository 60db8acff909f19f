import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_VERSION } from '@towpath/domain/solutions/explain/rulesVersion.ts';
import { root, sourceFiles } from '../sourceFiles.ts';

const VERSION_FILE = 'domain/solutions/explain/rulesVersion.ts';
/** Other files that decide advice: the order and balance of debts, the meaning of roles, and how days are counted. */
const BESIDES = [
  'domain/budget/roles.ts',
  'domain/debts/priority.ts',
  'domain/debts/roles.ts',
  'domain/debts/totals.ts',
  'domain/debts/creditType.ts',
  'domain/values/calendar-date.ts',
];
/** Files in the folder that do not decide advice on a full case: the first look, the what-if panel, and texts. */
const NO_RULES = /\.test\.ts$|\/(testing|what-if|first-look)\/|[wW]ording\.ts$/;

/** The files that decide advice, in order. */
export function rulesFiles(): readonly string[] {
  const solutions = sourceFiles(['.ts'], root)
    .filter(file => file.startsWith('domain/solutions/') && file !== VERSION_FILE)
    .filter(file => !NO_RULES.test(file));
  return [...solutions, ...BESIDES].sort();
}

/** The first half of a SHA-256 over the names and contents of the files that decide advice. */
export function rulesHash(): string {
  const hash = createHash('sha256');
  for (const file of rulesFiles()) hash.update(`${file}\n${readFileSync(join(root, file), 'utf8')}\n`);
  return hash.digest('hex').slice(0, 32);
}

/** Writes the version for the current sources: the next number if they have changed. Returns the line to print. */
export function stampRules(): string {
  const sources = rulesHash();
  if (sources === RULES_VERSION.sources) return `The rules are version ${RULES_VERSION.number} already.`;
  const number = RULES_VERSION.number + 1;
  const text = readFileSync(join(root, VERSION_FILE), 'utf8');
  const stamped = text.replace(
    /RULES_VERSION = \{[^}]*\}/u,
    `RULES_VERSION = { number: ${number}, sources: '${sources}' }`,
  );
  writeFileSync(join(root, VERSION_FILE), stamped);
  return `The rules are version ${number} now. Commit ${VERSION_FILE}.`;
}
