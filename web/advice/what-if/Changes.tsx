import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import type { TriableDebt, Trial, TrialOptions } from '@towpath/domain/solutions/what-if/trial.ts';
import { formatSum, type Pence } from '@towpath/domain/values/pence.ts';
import { useState } from 'react';
import { words } from '../words.ts';
import { AmountInput } from './AmountInput.tsx';
import styles from './WhatIfPanel.module.css';

type ChangesProps = {
  readonly ground: TrialOptions;
  readonly trial: Trial;
  readonly onChange: (trial: Trial) => void;
};

/** A slider and a box for each thing that can be tried in this case; what does not apply is left out. */
export function Changes({ ground, trial, onChange }: ChangesProps) {
  const { surplus, vehicles, debts } = ground;
  return (
    <>
      {surplus !== null && (
        <AmountInput
          kind="surplus"
          name="what-if-surplus"
          label={words.whatIf.surplus}
          hint={words.whatIf.surplusHint(monthly(surplus))}
          told={surplus}
          value={trial.surplus ?? surplus}
          onChange={sum => onChange({ ...trial, surplus: sum })}
          say={monthly}
        />
      )}
      {vehicles.map(({ at, value }, place) => (
        <AmountInput
          key={at}
          kind="vehicle"
          name={`what-if-vehicle-${at}`}
          label={words.whatIf.vehicle(place, vehicles.length)}
          hint={value === null ? words.whatIf.vehicleNotKnown : words.whatIf.youToldUs(formatSum(value))}
          told={value}
          value={trial.vehicles?.[at] ?? value}
          onChange={sum => onChange({ ...trial, vehicles: { ...trial.vehicles, [at]: sum } })}
          say={formatSum}
        />
      ))}
      {debts.length > 0 && (
        <Debts
          debts={debts}
          trial={trial.debts ?? {}}
          onChange={changed => onChange({ ...trial, debts: changed })}
        />
      )}
    </>
  );
}

type DebtsProps = {
  readonly debts: readonly TriableDebt[];
  readonly trial: NonNullable<Trial['debts']>;
  readonly onChange: (trial: NonNullable<Trial['debts']>) => void;
};

/** Which debt, and what happens to it. With a single debt there is nothing to choose. */
function Debts({ debts, trial, onChange }: DebtsProps) {
  const [chosenId, setChosenId] = useState(debts.length === 1 ? (debts[0]?.id ?? '') : '');
  const chosen = debts.find(({ id }) => id === chosenId);
  const tried = chosen && trial[chosen.id];
  return (
    <fieldset className={styles.debts}>
      <legend className="visually-hidden">{words.whatIf.debt}</legend>
      {debts.length > 1 && (
        <Select
          name="what-if-debt"
          label={words.whatIf.whichDebt}
          placeholder={words.whatIf.chooseDebt}
          options={debts.map(debt => ({ value: debt.id, label: sayDebt(debt, trial[debt.id]) }))}
          value={chosenId}
          onChange={setChosenId}
        />
      )}
      {chosen && (
        <>
          <AmountInput
            key={chosen.id}
            kind="debt"
            name={`what-if-debt-${chosen.id}`}
            label={words.whatIf.owedTo(chosen.creditorName)}
            hint={words.whatIf.youToldUs(formatSum(chosen.balance))}
            told={chosen.balance}
            value={tried === 'gone' ? 0 : (tried ?? chosen.balance)}
            onChange={sum => onChange({ ...trial, [chosen.id]: sum })}
            say={formatSum}
            disabled={tried === 'gone'}
          />
          <Checkbox
            name={`what-if-gone-${chosen.id}`}
            label={words.whatIf.withoutDebt}
            checked={tried === 'gone'}
            onChange={gone => onChange({ ...trial, [chosen.id]: gone ? 'gone' : chosen.balance })}
          />
        </>
      )}
    </fieldset>
  );
}

function sayDebt(
  { creditorName, typeName, balance }: TriableDebt,
  tried: Pence | 'gone' | undefined,
): string {
  const stands =
    tried === undefined || tried === balance
      ? formatSum(balance)
      : tried === 'gone'
        ? words.whatIf.tryingWithout
        : words.whatIf.trying(formatSum(tried));
  return [creditorName, typeName, stands].filter(Boolean).join(', ');
}

function monthly(sum: Pence): string {
  return sum < 0 ? words.whatIf.shortEachMonth(formatSum(-sum)) : words.whatIf.aMonth(formatSum(sum));
}
