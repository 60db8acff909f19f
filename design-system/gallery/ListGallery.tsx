import { useState } from 'react';
import { LazyIcon } from '../icons/LazyIcon.tsx';
import { CheckboxList, type CheckboxOption } from '../inputs/CheckboxList.tsx';
import type { ChoiceOption } from '../inputs/Choice.tsx';
import { RadioList } from '../inputs/RadioList.tsx';
import { Part } from './Part.tsx';

const bills: readonly ChoiceOption[] = [
  { id: 'fine', label: 'I’m up to date, but it’s a worry' },
  { id: 'some', label: 'I’ve missed one or two payments', icon: <LazyIcon name="receipt" /> },
  {
    id: 'most',
    label: 'I’ve missed a lot of payments',
    additionalText: 'Three or more',
    additionalTextPosition: 'above',
  },
  {
    id: 'none',
    label: 'I can’t pay for food, heat or power',
    additionalText: 'We’ll show you help you can get today',
  },
];

function numbered(count: number): CheckboxOption[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    label: `Answer ${index + 1}`,
  }));
}

/** Radio and checkbox lists: chosen, in error, shortened, with an exclusive answer. */
export function ListGallery() {
  const [bill, setBill] = useState<string | null>('some');
  const [few, setFew] = useState<string | null>(null);
  const [many, setMany] = useState<string | null>('9');
  const [several, setSeveral] = useState<readonly string[]>(['1', '2']);
  return (
    <Part name="Lists" two>
      <RadioList
        label="How are you managing with your bills right now?"
        labelStyle="question"
        name="gallery-bills"
        hint="There’s no wrong answer. Pick the one that feels closest."
        help="This tells us which help to show first."
        helpLabel="Why we ask about your bills"
        options={bills}
        value={bill}
        onChange={setBill}
      />
      <RadioList
        label="In two columns, with a problem"
        labelStyle="smallQuestion"
        name="gallery-few"
        columns={2}
        error="Pick one answer"
        options={numbered(4)}
        value={few}
        onChange={setFew}
      />
      <RadioList
        label="More than eight, the ninth chosen"
        labelStyle="smallQuestion"
        name="gallery-many"
        options={numbered(11)}
        value={many}
        onChange={setMany}
      />
      <CheckboxList
        label="More than ten, with an exclusive answer"
        labelStyle="smallQuestion"
        name="gallery-several"
        hint="Pick all that fit. If none do, pick the last one."
        options={[...numbered(12), { id: 'none', label: 'None of these', exclusive: true }]}
        value={several}
        onChange={setSeveral}
      />
      <RadioList
        label="Disabled"
        name="gallery-disabled"
        disabled
        options={numbered(2)}
        value="1"
        onChange={() => {}}
      />
    </Part>
  );
}
