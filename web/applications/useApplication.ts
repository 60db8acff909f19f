import {
  type Application,
  giveApplicationAnswer,
  handOverApplication,
  myApplication,
  takeBackApplication,
} from '@towpath/contracts/api/applications.ts';
import { type Booking, myBooking } from '@towpath/contracts/api/bookings.ts';
import type { BodyOf } from '@towpath/contracts/api/call.ts';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { useState } from 'react';
import { api } from '../data/client.ts';
import { type Failure, hasCode } from '../data/failure.ts';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { useOperation, useRemote } from '../data/remote.ts';
import { forgetTyping } from './typing.ts';

type Value = BodyOf<typeof giveApplicationAnswer>['value'];

/** Giving answers in the form, one after another. */
export type Giving = {
  /** Keeps an answer; the form as it is then, or undefined where it is not kept. */
  readonly give: (at: Place, value: Value) => Promise<Application | undefined>;
  readonly isFetching: boolean;
  readonly error: Failure | undefined;
  /** Takes away what was said of the last try. */
  readonly forget: () => void;
};

/** The form of the person, with the talk that they have booked, and what they do with it. */
export function useApplication() {
  const outbox = useOutbox();
  const reading = useRemote(readForm);
  // What a call has answered is newer than what was read.
  const [newer, setNewer] = useState<Application>();
  const application = newer ?? reading.answer?.application ?? null;

  const giving = useOperation(async (of: Application, at: Place, value: Value) => {
    const { planId, revision } = of;
    const given = await api(giveApplicationAnswer, { body: { planId, revision, at, value } }).catch(
      readIfOlder,
    );
    // Before it is shown as given: else it would look as if another window had been quicker.
    forgetTyping(outbox, of, at);
    return keep(given);
  });
  const handing = useOperation(async (of: Application, asItIs: boolean) => {
    const { planId, revision } = of;
    return api(handOverApplication, { body: { planId, revision, asItIs } }).then(keep, readIfOlder);
  });
  const takingBack = useOperation(async (of: Application) =>
    api(takeBackApplication, { body: { planId: of.planId } }).then(keep, readIfOlder),
  );

  function keep({ application: next }: { readonly application: Application }): Application {
    setNewer(next);
    return next;
  }

  /** Something was changed in another window, or it has gone on: the form is read anew, and what is typed stays. */
  async function readIfOlder(fault: unknown): Promise<never> {
    if (hasCode(fault, 'APPLICATION_CHANGED_ELSEWHERE') || hasCode(fault, 'APPLICATION_WITH_ADVISER')) {
      const { application: now } = await api(myApplication);
      if (now) setNewer(now);
    }
    throw fault;
  }

  return { reading, application, talk: reading.answer?.talk ?? null, giving, handing, takingBack };
}

async function readForm(): Promise<{
  readonly application: Application | null;
  readonly talk: Booking | null;
}> {
  const [{ application }, talk] = await Promise.all([api(myApplication), talkToCome()]);
  return { application, talk };
}

/** The talk that is booked; null for none, and where that cannot be read. */
function talkToCome(): Promise<Booking | null> {
  return api(myBooking).then(
    ({ booking }) => (booking?.state === 'booked' ? booking : null),
    () => null,
  );
}
