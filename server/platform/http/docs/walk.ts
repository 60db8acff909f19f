import { readFileSync } from 'node:fs';

const FILE = new URL('./walk.sh', import.meta.url);
const SAMPLE_ADDRESS = 'http://localhost:3000';

/** A call of the walk: a line `get PATH` or `post PATH 'BODY'`, alone or where its credential is kept. */
export const WALK_CALL =
  /^(?:WHO="(?<scheme>\w+) \$\()?(?<method>get|post) (?<path>\S+)(?: '(?<body>.*?)')?(?: \| value (?<kept>\w+)\)")?$/u;

/**
 * From nothing to advice, as lines for a shell: each call that it takes, in order.
 *
 * @param publicUrl where people reach the service
 */
export function walkLines(publicUrl: string): readonly string[] {
  return readFileSync(FILE, 'utf8').replaceAll(SAMPLE_ADDRESS, publicUrl).trimEnd().split('\n');
}

/** The same as a chapter of the guide. */
export function walkChapter(publicUrl: string): string {
  const lines = walkLines(publicUrl);
  const count = lines.filter(line => WALK_CALL.test(line)).length;
  return `# From nothing to advice in ${count} calls

Lines for a shell with curl, of somebody who rents in England, lives alone and owes £9,000 on a card. Take an email that has no account here.

\`\`\`bash
${lines.join('\n')}
\`\`\`
`;
}
