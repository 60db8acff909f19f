import { myApplication } from '@towpath/contracts/api/applications.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import type { Plan } from '@towpath/contracts/api/plans.ts';
import { myRepayment } from '@towpath/contracts/api/repayment.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { hasGone } from '@towpath/domain/applications/applicationState.ts';
import { receiverInSentence } from '@towpath/domain/applications/words.ts';
import { whatWent } from '@towpath/domain/plans/whatWent.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { api } from '../data/client.ts';
import { useRemote } from '../data/remote.ts';
import { words } from './words.ts';

type OfPlan = Pick<Plan, 'id' | 'product' | 'changes'>;

/** What went of a plan by now, and to whom, for whoever is about to leave it. Nothing is claimed that could not be read. */
export function WhatWent({ plan }: { readonly plan: OfPlan }) {
  const { leaveText } = words.plan;
  const { answer, error } = useRemote(() => readWhatWent(plan));
  if (!answer && !error) return <Loading label={leaveText.loading} skeleton={[100]} />;
  return (
    <p>
      {answer ? saysOf(answer.went) : leaveText.unread} {leaveText.again}
      {answer?.hasForm && ` ${leaveText.formAgain}`}
    </p>
  );
}

async function readWhatWent({ id, product, changes }: OfPlan) {
  const [{ letters }, { repayment }, { application }] = await Promise.all([
    api(myLetters),
    api(myRepayment),
    api(myApplication),
  ]);
  const debts = repayment?.planId === id ? (repayment.stands?.debts ?? []) : [];
  return {
    hasForm: application !== null,
    went: whatWent({
      shortName: product.shortName,
      changes,
      letters,
      offers: debts.map(({ creditor, offered, offeredOther }) => ({
        creditor,
        wasSent: offered !== null || offeredOther !== null,
      })),
      form: application && {
        receiver: application.receiver,
        isGone: hasGone(application.state),
        sentOn: application.sent?.on ?? null,
      },
    }),
  };
}

function saysOf(went: ReturnType<typeof whatWent>): string {
  const { leaveText } = words.plan;
  if (went === null) return leaveText.nothing;
  const { to, form, notedOn } = went;
  const receiver = form && receiverInSentence(form.receiver);
  return [
    to.length > 0 &&
      leaveText.letters(new Intl.ListFormat('en-GB').format(to.map(name => name || leaveText.before))),
    form &&
      receiver &&
      (form.on === null ? leaveText.formGoes(receiver) : leaveText.form(receiver, sayDay(form.on))),
    notedOn !== null && leaveText.noted(sayDay(notedOn)),
    leaveText.stays,
  ]
    .filter(Boolean)
    .join(' ');
}
