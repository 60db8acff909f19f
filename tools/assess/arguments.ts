import { parseArgs } from 'node:util';
import { Refused } from './refused.ts';

export const USAGE =
  'Usage: npm run assess -- CASE.json | FOLDER [--on YYYY-MM-DD] [--json] [--why CODE] [--compare PROPOSAL.json]';

/**
 * What was asked for.
 *
 * @throws Refused in one line, where it cannot be understood
 */
export function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        on: { type: 'string' },
        json: { type: 'boolean', default: false },
        why: { type: 'string' },
        compare: { type: 'string' },
        stamp: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (positionals.length > 1) throw new Refused(`More than one file: ${positionals.join(', ')}. ${USAGE}`);
    return { ...values, path: positionals[0] };
  } catch (error) {
    if (error instanceof Refused) throw error;
    const message = error instanceof Error ? (error.message.split(/\n|\. /u)[0] ?? '') : '';
    throw new Refused(`${message}. ${USAGE}`);
  }
}
