import { sentencesOf } from '../../values/sentences.ts';
import { isKnown } from '../case/span.ts';
import { isEstimate, sayEstimate } from '../explain/estimates.ts';
import type { KeptResult } from '../explain/record.ts';
import { sayFigure } from '../explain/words.ts';
import { sayUntil } from './stretch.ts';
import type { YearsPicture } from './years.ts';

/** What a solution means for one thing in somebody's life, in a line or two. */
export type Meaning = {
  readonly about: 'home' | 'work' | 'bank' | 'credit file' | 'shared' | 'cost';
  readonly says: string;
};

type Said = {
  readonly home: string;
  readonly work?: string;
  readonly bank?: string;
  readonly shared?: string;
  readonly creditFile: string;
};

/** Where nobody else may have to pay, nothing is said of them. */
const SHARED: ReadonlySet<string> = new Set(['OTHERS_OWE_TOO', 'GUARANTOR_CAN_BE_ASKED']);
/** About two lines on a phone. */
const ROOM = 60;

/** What a solution means, shortest words first: the whole texts are one tap away. */
export function meaningsOf(
  said: Said,
  { shortName, payment, disclosures }: Pick<KeptResult, 'shortName' | 'payment' | 'disclosures'>,
  years: YearsPicture | null,
): readonly Meaning[] {
  const isShared = disclosures.some(code => SHARED.has(code));
  const all: readonly (readonly [Meaning['about'], string | false | null | undefined])[] = [
    ['home', beginning(said.home)],
    ['work', said.work && beginning(said.work)],
    ['bank', said.bank && beginning(said.bank)],
    ['credit file', markedUntil(years) ?? beginning(said.creditFile)],
    ['shared', isShared && said.shared && beginning(said.shared)],
    ['cost', costOf(shortName, payment)],
  ];
  return all.flatMap(([about, says]) => (says ? [{ about, says }] : []));
}

/** As many whole sentences as have room, and at least one. */
function beginning(text: string): string {
  const [first = '', ...others] = sentencesOf(text);
  let said = first;
  for (const sentence of others) {
    if (said.length + 1 + sentence.length > ROOM) break;
    said = `${said} ${sentence}`;
  }
  return said;
}

function markedUntil(years: YearsPicture | null): string | null {
  const file = years?.bars.find(({ kind }) => kind === 'credit file');
  return years === null || file === undefined ? null : `Marked until ${sayUntil(years.from, file)}.`;
}

/** Null where fees are not known. */
function costOf(shortName: string, payment: KeptResult['payment']): string | null {
  if (payment === null) return null;
  const { fees } = payment;
  if (fees.high === 0) return 'No fee.';
  if (!Number.isFinite(fees.high)) return null;
  if (isEstimate(shortName, fees)) return `Fees of ${sayEstimate(fees)}, our estimate.`;
  if (isKnown(fees)) return `A fee of ${sayFigure(fees, 'pence')}.`;
  const most = sayFigure({ low: fees.high, high: fees.high }, 'pence');
  return fees.low === 0 ? `A fee of up to ${most}.` : `A fee of ${sayFigure(fees, 'pence')}.`;
}
