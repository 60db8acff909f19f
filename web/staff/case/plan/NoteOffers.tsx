import { noteOffersWithThem } from '@towpath/contracts/api/staffRepayment.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { useState } from 'react';
import { newId } from '../../../data/newId.ts';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import styles from '../Case.module.css';
import { NotingForm } from '../NotingForm.tsx';
import type { NoteInPlanProps } from './NoteAnswer.tsx';
import { ReadPlanAgain } from './ReadPlanAgain.tsx';
import { words } from './words.ts';

const say = words.offers;
/** In place of one lender: all whose offers are still to go. */
const ALL = 'all';

/** Writes down with the person that offers went. Nothing while the plan waits, and where none is to go. */
export function NoteOffers({ customerId, repayment, onRead, onNoted }: NoteInPlanProps) {
  const { planId, sequence, today, stands, waits } = repayment;
  const key = (name: string) => `offers ${customerId} ${name}`;
  const [picked, setPicked, forgetPicked] = useTypedUntilSent(key('who'), '');
  const [on, setOn, forgetOn] = useTypedUntilSent(key('on'), today);
  // The same id until it is there: a press that is sent again writes it down once.
  const [id, setId] = useState(() => newId());
  const toGo = (stands?.debts ?? []).filter(({ standing }) => standing === 'not offered');
  if (waits || toGo.length === 0) return null;
  // The only one there is needs no choice.
  const one = toGo.find(debt => debt.id === picked);
  const went = picked === ALL || toGo.length === 1 ? toGo : one ? [one] : [];
  async function send() {
    const note = { kind: 'offers sent', on, debtIds: went.map(debt => debt.id) } as const;
    await staffApi(noteOffersWithThem, {
      params: { customerId },
      body: { planId, id, after: sequence, note },
    });
    return true;
  }
  return (
    <Disclosure summary={say.open}>
      <NotingForm
        name="offers"
        fields={['debtIds', 'on']}
        lacks={went.length === 0 ? 'debtIds' : on === '' ? 'on' : null}
        send={send}
        onNoted={() => {
          forgetPicked();
          forgetOn();
          setPicked('');
          setOn(today);
          setId(newId());
          return onNoted();
        }}
        beside={(failure, reset) => <ReadPlanAgain failure={failure} onRead={onRead} reset={reset} />}
        button={say.submit}
        busy={words.note.saving}
      >
        {wrongAt => (
          <>
            <p className={styles.small}>{say.lead}</p>
            <Select
              name="offers-debtIds"
              label={say.who}
              placeholder={say.pick}
              options={
                toGo.length === 1
                  ? toGo.map(({ id: value, creditor }) => ({ value, label: creditor }))
                  : [
                      { value: ALL, label: say.all(toGo.length) },
                      ...toGo.map(({ id: value, creditor }) => ({ value, label: creditor })),
                    ]
              }
              value={toGo.length === 1 ? (toGo[0]?.id ?? '') : picked}
              onChange={setPicked}
              error={wrongAt('debtIds', say.whoMissing)}
            />
            <TextField
              name="offers-on"
              type="date"
              label={say.on}
              value={on}
              onChange={setOn}
              width={12}
              error={wrongAt('on', say.dayMissing)}
            />
          </>
        )}
      </NotingForm>
    </Disclosure>
  );
}
