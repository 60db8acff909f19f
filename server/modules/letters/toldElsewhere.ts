import type { LetterFacts } from '@towpath/domain/letters/facts.ts';
import type { KnownElsewhere, KnownForLetters } from '@towpath/domain/letters/factsAsked.ts';
import {
  type ProtectionName,
  protectionNamed,
  protectsFrom,
  stillProtects,
} from '@towpath/domain/letters/lawProtects.ts';
import type { Case, EarlierKind } from '@towpath/domain/solutions/case/case.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import type { Database } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { inForceSince } from '../plans/inForceSince.ts';

/** What of a person's answers letters go by: null while they have not come as far. */
export type ToldOfLetters = Pick<Case, 'earlier' | 'nation' | 'enforcement'> &
  Pick<Case['changes'], 'lumpSum'> & {
    /** What advice sets aside each month for debts that come first, in pence, by their ids. */
    readonly setAside: ReadonlyMap<string, Pence>;
  };

/** Each kind of solution that protects by law; a plan with a provider does not. */
const BY_KIND: Readonly<Record<EarlierKind, ProtectionName | null>> = {
  bankruptcy: 'BKY',
  'debt relief order': 'DRO',
  iva: 'IVA',
  'trust deed': 'PTD',
  sequestration: 'SEQ',
  'minimal asset process': 'MAP',
  'debt arrangement scheme': 'DAS',
  'administration order': 'AO',
  'debt management plan': null,
  'breathing space': 'BS',
  moratorium: 'MOR',
};

/**
 * What is known of a person beside their letters on a day, 'YYYY-MM-DD': the solution that is in force, by their plan or by
 * their answers, and a sum that they have told of.
 */
export async function knownElsewhere(
  database: Database,
  customerId: string,
  told:
    | (Omit<ToldOfLetters, 'setAside' | 'enforcement'> & Partial<Pick<ToldOfLetters, 'enforcement'>>)
    | null,
  today: string,
): Promise<KnownElsewhere> {
  const plan = await inForceSince(database, customerId);
  const held = protectionNamed(plan?.shortName ?? null);
  const since = plan && isoDate(londonDate(plan.since));
  const isPlanInForce = held !== null && since !== undefined && stillProtects(held, since, today);
  return {
    planInForce: isPlanInForce ? held : null,
    planInForceFrom: isPlanInForce ? protectsFrom(held, since) : null,
    toldInForce: told?.earlier ? toldInForce({ ...told, earlier: told.earlier }, today) : undefined,
    visitOn: visitOn(told?.enforcement?.bailiffs),
    lumpSum: told?.lumpSum ?? null,
  };
}

function visitOn(told: Case['enforcement']['bailiffs'] | undefined): string | null {
  return told === undefined || told === null || told === 'never' ? null : isoDate(told);
}

/** What is in force already, from which day on where a plan of ours says it, and a visit that was announced. */
export function holdsAndComes(
  { inForce }: Pick<KnownForLetters, 'inForce'>,
  { planInForceFrom, visitOn }: KnownElsewhere,
): Pick<LetterFacts, 'inForce' | 'inForceFrom' | 'visitOn'> {
  return {
    inForce: inForce?.value ?? null,
    inForceFrom: inForce?.from === 'plan' ? planInForceFrom : null,
    visitOn,
  };
}

/** Of who is not sure whether something goes on, it is not known. */
function toldInForce(
  { earlier, nation }: Pick<ToldOfLetters, 'nation'> & { readonly earlier: NonNullable<Case['earlier']> },
  today: string,
): ProtectionName | null | undefined {
  let isOpen = false;
  for (const { kind, isActive, startedOn } of earlier) {
    const name = kind === 'bankruptcy' && nation === 'scotland' ? 'SEQ' : BY_KIND[kind];
    if (name === null || isActive === false) continue;
    if (isActive && (startedOn === null || stillProtects(name, isoDate(startedOn), today))) return name;
    isOpen = true;
  }
  return isOpen ? undefined : null;
}
