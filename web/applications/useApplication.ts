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
  const [chosenElse, setChosenElse] = useState<{ readonly now: Application | null }>();
  const application = newer ?? reading.answer?.application ?? null;

  const giving = useOperation(async (of: Application, at: Place, value: Value) => {
    const { planId, revision } = of;
    const given = await api(giveApplicationAnswer, { body: { planId, revision, at, value } }).catch(
      readIfOlder(of),
    );
    // Before it is shown as given: else it would look as if another window had been quicker.
    forgetTyping(outbox, of, at);
    return keep(given);
  });
  const handing = useOperation(async (of: Application, asItIs: boolean) => {
    const { planId, revision } = of;
    return api(handOverApplication, { body: { planId, revision, asItIs } }).then(keep, readIfOlder(of));
  });
  const takingBack = useOperation(async (of: Application) =>
    api(takeBackApplication, { body: { planId: of.planId } }).then(keep, readIfOlder(of)),
  );

  function keep({ application: next }: { readonly application: Application }): Application {
    setNewer(next);
    return next;
  }

  /**
   * Something was changed in another window, or it has gone on: the form is read anew, and what is typed stays. Of what was
   * left there for something else no other form is put in its place: the person is told first.
   */
  function readIfOlder(of: Application): (fault: unknown) => Promise<never> {
    return async fault => {
      if (OLDER.some(code => hasCode(fault, code))) {
        const { application: now } = await api(myApplication);
        if (now?.planId === of.planId) setNewer(now);
        else setChosenElse({ now });
      }
      throw fault;
    };
  }

  /** What was chosen since, where its person has left in another window what the form was for. */
  const elsewhere = chosenElse && {
    hasForm: chosenElse.now !== null,
    goOn: () => {
      giving.reset();
      handing.reset();
      setNewer(chosenElse.now ?? undefined);
      setChosenElse(undefined);
    },
  };

  return {
    reading,
    application,
    chosenElse: elsewhere,
    talk: reading.answer?.talk ?? null,
    giving,
    handing,
    takingBack,
  };
}

/** The answers after which the form is not as it was read. */
const OLDER = ['APPLICATION_CHANGED_ELSEWHERE', 'APPLICATION_WITH_ADVISER', 'NOT_FOUND'] as const;

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
