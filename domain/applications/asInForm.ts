import {
  type Asset,
  type BudgetLine,
  type Case,
  type CaseBudget,
  EARLIER_KINDS,
  type EarlierSolution,
  type Home,
  type Vehicle,
} from '../solutions/case/case.ts';
import { type CalendarDate, compareDates, readIsoDate } from '../values/calendar-date.ts';
import type { SingleValue } from './answer.ts';
import type { Filled, FilledEntry } from './filledForm.ts';
import { mayBeHereTwice } from './hereTwice.ts';

/**
 * A case with what a form has for the facts that the rules judge: what is owned and saved, what comes in and goes out, what
 * was had before. Of what the form does not ask, or has no answer to yet, it stays as it was told.
 */
export function asInForm(facts: Case, { fields }: Filled): Case {
  const byId = new Map(fields.map(one => [one.field.id, one]));
  const single: Single = id => byId.get(id)?.value ?? null;
  const list = <Thing>(id: string, has: string, read: (entry: FilledEntry) => Thing) => {
    if (single(has) === false) return [];
    const found = byId.get(id);
    return found === undefined || found.value === null
      ? null
      : found.entries.filter(entry => !mayBeHereTwice(entry)).map(read);
  };
  const entries = (id: string) => byId.get(id)?.entries ?? [];
  const livesThere = yesNoIn(single('livesHere'));
  return {
    ...facts,
    birthDate: dayIn(single('birthDate')) ?? facts.birthDate,
    residence: {
      ...facts.residence,
      livesThere: livesThere ?? facts.residence.livesThere,
      leftOn: livesThere === true ? null : (dayIn(single('leftOn')) ?? facts.residence.leftOn),
    },
    home: homeIn(facts.home, single),
    savings: sumIn(single('savings')) ?? facts.savings,
    savingsFromDisabilityBenefits:
      sumIn(single('savingsFromDisabilityBenefits')) ?? facts.savingsFromDisabilityBenefits,
    vehicles: list('vehicles', 'hasVehicle', vehicleIn) ?? facts.vehicles,
    otherAssets: withOwed(
      list('assets', 'hasAssets', assetIn) ?? facts.otherAssets,
      sumIn(single('owedToYou')),
    ),
    earlier: list('earlierSolutions', 'hasEarlier', earlierIn)?.flat() ?? facts.earlier,
    conduct: {
      ...facts.conduct,
      gaveAway: lastOf(entries('gifts')) ?? facts.conduct.gaveAway,
      preferred: lastOf(entries('preferences')) ?? facts.conduct.preferred,
    },
    standing: {
      hasBankruptcyRestrictions:
        yesNoIn(single('hasRestrictions')) ?? facts.standing.hasBankruptcyRestrictions,
      hasCreditorPetition: yesNoIn(single('hasPetition')) ?? facts.standing.hasCreditorPetition,
    },
    statement: budgetIn(facts.statement, entries('income'), entries('spending')),
  };
}

type Single = (id: string) => unknown;

function homeIn(told: Home, single: Single): Home {
  const tenure = single('tenure');
  const hasMortgage = yesNoIn(single('hasMortgage'));
  return {
    tenure: tenure === 'owns' || tenure === 'rents' || tenure === 'other' ? tenure : told.tenure,
    value: sumIn(single('homeValue')) ?? told.value,
    mortgage: hasMortgage === false ? 0 : (sumIn(single('mortgage')) ?? told.mortgage),
    hasMortgage: hasMortgage ?? told.hasMortgage,
    otherSecured: sumIn(single('otherSecured')) ?? told.otherSecured,
    sharePercent: sumIn(single('sharePercent')) ?? told.sharePercent,
    ownsOtherProperty: yesNoIn(single('ownsOtherProperty')) ?? told.ownsOtherProperty,
  };
}

function vehicleIn(entry: FilledEntry): Vehicle {
  return {
    value: sumIn(partOf(entry, 'value')),
    isNeeded: yesNoIn(partOf(entry, 'isNeeded')),
    isAdapted: yesNoIn(partOf(entry, 'isAdapted')),
    isOnFinance: yesNoIn(partOf(entry, 'isOnFinance')),
  };
}

function assetIn(entry: FilledEntry): Asset {
  return { name: entry.name, value: sumIn(partOf(entry, 'value')) };
}

/**
 * With what others owe the person, which is theirs like any thing of worth: whether it can be got back is for one of us to
 * find out, and until then all of it counts. Where the things are not known, more may be there beside it.
 */
function withOwed(things: Case['otherAssets'], owed: number | null): Case['otherAssets'] {
  if (owed === null || owed === 0) return things;
  return [...(things ?? [NOT_KNOWN]), { name: 'owed to them', value: owed }];
}

const NOT_KNOWN: Asset = { name: 'not known', value: null };

/** What was had before; nothing while its kind, which the form names as the case does, is still to be put in. */
function earlierIn(entry: FilledEntry): readonly EarlierSolution[] {
  const named = partOf(entry, 'kind');
  const kind = EARLIER_KINDS.find(one => one === named);
  if (kind === undefined) return [];
  const [startedOn, endedOn] = [dayIn(partOf(entry, 'startedOn')), dayIn(partOf(entry, 'endedOn'))];
  return [{ kind, startedOn, isActive: yesNoIn(partOf(entry, 'isActive')), endedOn }];
}

/** The last day of things that happened; null where none is known. */
function lastOf(entries: readonly FilledEntry[]): CalendarDate | null {
  const days = entries.flatMap(entry => dayIn(partOf(entry, 'on')) ?? []);
  return days.toSorted(compareDates).at(-1) ?? null;
}

/** The lines of the budget with the sums of the form, and with those that were added there. */
function budgetIn(
  told: CaseBudget,
  income: readonly FilledEntry[],
  spending: readonly FilledEntry[],
): CaseBudget {
  const all = new Map([...income, ...spending].map(entry => [entry.id, entry]));
  const lines = told.lines.map(line => {
    const entry = all.get(`line:${line.typeId}`);
    return entry ? { ...line, monthly: sumIn(partOf(entry, 'monthly')) } : line;
  });
  const added = (entries: readonly FilledEntry[], roles: BudgetLine['roles']) =>
    entries.flatMap(entry => (entry.isGiven ? addedLine(entry, roles) : []));
  return { ...told, lines: [...lines, ...added(income, ['other-income']), ...added(spending, [])] };
}

/** A line of which the form knows side and sum alone: it is of no type of the budget. */
function addedLine(entry: FilledEntry, roles: BudgetLine['roles']): BudgetLine {
  const whose = partOf(entry, 'whose');
  const isSaid = whose === 'own' || whose === 'partner' || whose === 'both';
  return {
    typeId: NO_TYPE,
    roles,
    monthly: sumIn(partOf(entry, 'monthly')),
    whose: isSaid ? whose : null,
  };
}

const NO_TYPE = 0;

function partOf({ parts }: FilledEntry, id: string): SingleValue | null {
  return parts.find(({ part }) => part.id === id)?.value ?? null;
}

function sumIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function yesNoIn(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

function dayIn(value: unknown): CalendarDate | null {
  return typeof value === 'string' ? readIsoDate(value) : null;
}
