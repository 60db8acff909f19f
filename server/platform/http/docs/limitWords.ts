import type { Limit } from '../limits.ts';

const BY: Readonly<Record<Limit['by'], string>> = {
  person: 'by one person',
  partner: 'by one partner',
  address: 'from one network',
  refusals: 'refused to one network',
};

/** How often a call may be made, in words; besides what holds for all calls. */
export function limitWords(limits: readonly Limit[] = []): string {
  if (limits.length === 0) return '';
  const each = limits.map(({ max, seconds, by }) => `${max} in ${timeWords(seconds)} ${BY[by]}`);
  return `At most ${each.join(', ')}.`;
}

function timeWords(seconds: number): string {
  for (const [name, length] of UNITS) {
    if (seconds % length === 0)
      return seconds === length ? `${name === 'hour' ? 'an' : 'a'} ${name}` : `${seconds / length} ${name}s`;
  }
  return `${seconds} seconds`;
}

const UNITS: readonly (readonly [string, number])[] = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
];
