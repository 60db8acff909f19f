import { urgentMatters } from '@towpath/contracts/api/advice.ts';
import { myBudgetSummary } from '@towpath/contracts/api/budget.ts';
import { myBroughtAnswers } from '@towpath/contracts/api/comingBack.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { type Dashboard, myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { myPlan, type Plan } from '@towpath/contracts/api/plans.ts';
import type { ReactNode } from 'react';
import type { ReadKept } from '../data/keptRemote.ts';
import type { Outbox } from '../data/outbox/outbox.ts';
import { paths } from '../shell/paths.ts';
import { fetchLeads } from './leads/onDemand.ts';
import { isFirstLookDone } from './nextStep.ts';
import type { WaitingAnswers } from './WhichAnswers.tsx';

/**
 * Reads what the person asked us for, such as a call, as it shows; nothing where there is none. `askAt` is where a call
 * can be asked for, `plan` what they chose.
 */
export type ReadAsked = (call: ReadKept, askAt: string, plan: Plan | null) => Promise<ReactNode>;

/** Reads the help that was found for the person, as it shows; nothing where it cannot be read. */
export type ReadFound = (call: ReadKept) => Promise<ReactNode>;

/** All that the dashboard shows. */
export async function readDashboard(
  outbox: Outbox,
  {
    readAsked,
    readFound,
  }: { readonly readAsked?: ReadAsked | undefined; readonly readFound?: ReadFound | undefined },
  call: ReadKept,
) {
  // An answer may still be on its way when a person comes from the journey.
  await outbox.settled();
  const [details, journey, leading, which] = await Promise.all([
    call(myDetails),
    call(myStatus),
    readLeading(call),
    readWaiting(call),
  ]);
  // Amid the questions there is no form for one: a person is reached from this page.
  const isAtAsking = journey.isAdvised || journey.isEnded || isFirstLookDone(journey);
  const askAt = isAtAsking ? paths.journeyNow : '#help';
  const [budgetIsOpen, asked, found] = await Promise.all([
    journey.isAdvised && isBudgetOpen(call),
    readAsked?.(call, askAt, leading.plan),
    journey.isAdvised ? readFound?.(call) : null,
    hasLeads(leading) && fetchLeads(),
  ]);
  return { details, journey, leading, budgetIsOpen, asked, found, which, isAllSaved: !outbox.hasWaiting() };
}

/** Whether there is anything that leads, of which the page draws more than what cannot wait. */
function hasLeads({ plan, dates, waits, done }: Dashboard): boolean {
  return plan !== null || dates.length + waits.length + done.length > 0;
}

/**
 * What leads. Where that cannot be read, what cannot wait and the plan are read by themselves, and nothing is said of what
 * there is to do: it is not known that there is nothing.
 */
function readLeading(call: ReadKept): Promise<Dashboard> {
  return call(myDashboard).catch(async () => {
    const [pressing, plan] = await Promise.all([
      call(urgentMatters).catch(() => NOTHING_PRESSING),
      call(myPlan).then(
        answer => answer.plan,
        () => null,
      ),
    ]);
    const urgent = pressing.urgent.filter(({ isKeptOff }) => !isKeptOff);
    return { ...NOTHING_KNOWN, dates: [], waits: [], done: [], pressing: { ...pressing, urgent }, plan };
  });
}

const NOTHING_PRESSING: Dashboard['pressing'] = {
  nation: null,
  lacksBasics: null,
  costMissing: null,
  urgent: [],
};
const NOTHING_KNOWN = {
  leads: 'matter',
  oneThing: null,
  standing: null,
  owesNothing: false,
  clearedOnList: false,
  goingDown: null,
} as const satisfies Partial<Dashboard>;

/** Which answers the person still has to choose between; null for none, and where that cannot be read. */
function readWaiting(call: ReadKept): Promise<WaitingAnswers | null> {
  return call(myBroughtAnswers).then(
    ({ waiting }) => waiting,
    () => null,
  );
}

/** Whether a finished budget has to be reviewed again; false where that cannot be read. */
function isBudgetOpen(call: ReadKept): Promise<boolean> {
  return call(myBudgetSummary).then(
    ({ isComplete }) => !isComplete,
    () => false,
  );
}
