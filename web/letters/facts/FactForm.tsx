import type { BodyOf } from '@towpath/contracts/api/call.ts';
import type { LetterFact } from '@towpath/contracts/api/letterFact.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import type { LetterPack } from '@towpath/contracts/api/letters.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import styles from '../Letters.module.css';
import { words } from '../words.ts';
import { ClaimForm } from './ClaimForm.tsx';

type Protections = LetterPack['protections'];
type FactFormProps = {
  readonly fact: LetterFact;
  readonly protections: Protections;
  readonly onSaved: () => Promise<void>;
  /** Of one that is known: leaves it as it is. */
  readonly onCancel?: (() => void) | undefined;
};

/** Asks one thing that letters need to know. */
export function FactForm({ fact, ...more }: FactFormProps) {
  const { kind } = fact;
  if (kind === 'claim day') return <ClaimForm fact={fact} {...more} />;
  return <PickForm fact={{ ...fact, kind }} {...more} />;
}

type Picked = Omit<LetterFact, 'kind'> & { readonly kind: Exclude<LetterFact['kind'], 'claim day'> };

/** Asks it by answers to pick from. */
function PickForm({
  fact,
  protections,
  onSaved,
  onCancel,
}: Omit<FactFormProps, 'fact'> & { readonly fact: Picked }) {
  const [picked, setPicked] = useState<string | null>(null);
  const [sum, setSum] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const saving = useOperation((body: BodyOf<typeof tellForLetters>) => api(tellForLetters, { body }));
  const { kind, debtId, creditor } = fact;
  const { error } = saving;
  const ofField = hasCode(error, 'VALIDATION_FAILED') ? error.fields[0]?.message : undefined;
  const asksSum = kind === 'lump sum' && picked === YES;
  const name = `fact-${kind.replaceAll(' ', '-')}-${debtId ?? 'own'}`;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={async event => {
        event.preventDefault();
        setIsAsked(true);
        const body = picked === null ? null : bodyOf(fact, picked, asksSum ? sum : '', protections);
        if (!body || (asksSum && sum.trim() === '')) return;
        if (await saving.trigger(body)) await onSaved();
      }}
    >
      <RadioList
        label={kind === 'chased' ? words.facts.chased.question(creditor ?? '') : words.facts[kind].question}
        hint={words.facts[kind].hint}
        name={name}
        options={optionsOf(kind, protections)}
        columns={kind === 'in force' ? 1 : 2}
        value={picked}
        onChange={setPicked}
        error={isAsked && picked === null ? words.facts.pick : undefined}
      />
      {asksSum && (
        <MoneyField
          label={words.facts['lump sum'].sum}
          name={`${name}-sum`}
          value={sum}
          onChange={setSum}
          decimals
          error={isAsked && sum.trim() === '' ? words.facts['lump sum'].enter : ofField}
        />
      )}
      {error && !(asksSum && ofField) && <p role="alert">{ofField ?? error.message}</p>}
      <p className={styles.ways}>
        <Button type="submit" variant="secondary" loading={saving.isFetching} loadingLabel={words.saving}>
          {words.facts.save}
        </Button>
        {onCancel && <TextButton onClick={onCancel}>{words.facts.keep}</TextButton>}
      </p>
    </form>
  );
}

const YES = 'yes';
const NO = 'no';

function optionsOf(kind: Picked['kind'], protections: Protections) {
  if (kind !== 'in force') {
    return [
      { id: YES, label: words.facts.yes },
      { id: NO, label: words.facts.no },
    ];
  }
  return [
    { id: NO, label: words.facts['in force'].none },
    ...protections.map(id => ({ id, label: words.facts.protections[id] })),
  ];
}

function bodyOf(
  { kind, debtId }: Picked,
  picked: string,
  sum: string,
  protections: Protections,
): BodyOf<typeof tellForLetters> {
  switch (kind) {
    case 'chased':
      return { kind, debtId: debtId ?? '', isSo: picked === YES };
    case 'lump sum':
      return { kind, sum };
    case 'health':
      return { kind, agrees: picked === YES };
    case 'in force':
      return { kind, solution: protections.find(name => name === picked) ?? null };
  }
}
