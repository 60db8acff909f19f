import { addDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { choosePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { atAdvice, CARD_DEBT } from '@towpath/server/testing/adviceJourney.ts';
import type { Walker } from '@towpath/server/testing/journeyWalk.ts';
import type { Site } from '@towpath/server/testing/site.ts';

/** Somebody who has gone through everything, owes this many creditors, and has chosen a plan to repay them. */
export async function debtor(
  site: Site,
  creditors: number,
): Promise<{ readonly person: Walker; readonly planId: string }> {
  const person = await atAdvice(site, { debt: { currentBalance: 1500 } });
  const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
  for (let number = 1; number < creditors; number += 1) {
    const named = { initialCreditorName: `Lender ${number}`, currentBalance: 500 + number * 60 };
    const body = { ...CARD_DEBT, ...named, regularPaymentAmount: 30 } as DebtBody;
    (await person.call(addDebt, { query: { stepId }, body })).answer;
  }
  const { recordId } = (await person.call(recommendation, {})).answer;
  const chosen = await person.call(choosePlan, {
    body: { recordId: recordId ?? '', shortName: 'DMP', hasReadRisks: true, replaces: null },
  });
  return { person, planId: chosen.answer.plan.id };
}
