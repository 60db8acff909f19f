import { useState } from 'react';
import { ChipList } from '../inputs/ChipList.tsx';
import { Combobox, type LookUp } from '../inputs/Combobox.tsx';
import { Part } from './Part.tsx';

const places = [
  'Barley Lock',
  'Barrow Bridge',
  'Barrow Bridge Wharf',
  'Barton Turn',
  'Barnside Basin',
  'Barge Walk',
].map((label, index) => ({ id: String(index), label }));
const kinds = ['Lock', 'Bridge', 'Wharf', 'Turn', 'Basin', 'Walk', 'Weir'].map(label => ({
  id: label,
  label,
}));

/** Inputs with suggestions below them, in each state once something is typed, and chips. */
export function LookUpGallery() {
  const [kind, setKind] = useState<string | null>('Bridge');
  const [last, setLast] = useState<string | null>('Weir');
  return (
    <Part name="Look-ups and chips" two>
      <Example label="With matches" state="matches" />
      <Example label="Still looking" state="loading" />
      <Example label="No match" state="none" />
      <Example label="Cannot look up" state="error" error="Type a name" />
      <ChipList
        label="What kind is it?"
        name="gallery-kind"
        options={kinds}
        value={kind}
        onChange={setKind}
      />
      <ChipList
        label="The chosen one always shows"
        name="gallery-last"
        hint="Pick one."
        error="Pick what kind it is"
        options={kinds}
        value={last}
        onChange={setLast}
      />
    </Part>
  );
}

function Example({ label, state, error }: { label: string; state: LookUp; error?: string }) {
  const [text, setText] = useState('');
  const matches = places.filter(place => place.label.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Combobox
      label={label}
      name={`gallery-place-${state}`}
      hint="Start typing a name, then pick it from the list."
      error={error}
      value={text}
      onType={setText}
      onPick={place => setText(place.label)}
      matches={matches}
      state={text.trim() === '' ? 'idle' : state === 'matches' && matches.length === 0 ? 'none' : state}
      listLabel="Places that match"
      note="Not here? Type the full name."
      loadingText="Looking for it"
      noneText="No match. Type the full name."
      errorText="We can’t look that up. Type the full name."
    />
  );
}
