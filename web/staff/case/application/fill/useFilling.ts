import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import {
  caseForm,
  handOverForPerson,
  renewHandedOver,
  writeDownAnswer,
} from '@towpath/contracts/api/staffFilling.ts';
import { useState } from 'react';
import { forgetTyping } from '../../../../applications/typing.ts';
import type { Giving } from '../../../../applications/useApplication.ts';
import { hasCode } from '../../../../data/failure.ts';
import { useOperation, useRemote } from '../../../../data/remote.ts';
import { staffApi } from '../../../staffApi.ts';
import { typedPlaces } from '../../../typed.ts';

/** The form of a person as it is filled in with them. */
export type FormInCase = AnswerOf<typeof caseForm>;
type Form = NonNullable<FormInCase['form']>;
type Value = Parameters<Giving['give']>[1];
type Asked = { readonly asItIs: boolean; readonly hasAgreed: boolean };

/** The form of a person, and what one of us does with it on the phone with them. */
export function useFilling(customerId: string, onWritten: () => void) {
  const params = { customerId };
  const reading = useRemote(() => staffApi(caseForm, { params }));
  // What a call has answered is newer than what was read.
  const [newer, setNewer] = useState<FormInCase>();
  const filling = newer ?? reading.answer;

  const writing = useOperation(
    async ({ planId, revision }: Form, at: Parameters<Giving['give']>[0], value: Value) => {
      const body = { planId, revision, at, value };
      const given = await staffApi(writeDownAnswer, { params, body }).catch(readIfOlder);
      // Before it is shown as given: else it would look as if its person had been quicker.
      forgetTyping(typedPlaces, { planId }, at);
      return keep(given);
    },
  );
  const renewing = useOperation(async ({ planId, revision }: Form) =>
    staffApi(renewHandedOver, { params, body: { planId, revision } }).then(keep, readIfOlder),
  );

  const handing = useOperation(async ({ planId, revision }: Form, asked: Asked) => {
    const body = { planId, revision, ...asked };
    const next = await staffApi(handOverForPerson, { params, body }).catch(readIfOlder);
    setNewer(next);
    return next;
  });

  function keep(next: FormInCase): FormInCase {
    setNewer(next);
    onWritten();
    return next;
  }

  /** Its person has changed it, or it has gone on: it is read anew, and what is typed stays. */
  async function readIfOlder(fault: unknown): Promise<never> {
    if (OLDER.some(code => hasCode(fault, code))) keep(await staffApi(caseForm, { params }));
    throw fault;
  }

  const form = filling?.form ?? null;
  const giving: Giving = {
    async give(at, value) {
      const next = form && (await writing.trigger(form, at, value));
      return next?.form ?? undefined;
    },
    isFetching: writing.isFetching,
    error: writing.error,
    forget: writing.reset,
  };
  return { reading, filling, giving, renewing, handing };
}

const OLDER = ['CHANGED_MEANWHILE', 'APPLICATION_WITH_ADVISER', 'WORK_IS_TAKEN'] as const;
