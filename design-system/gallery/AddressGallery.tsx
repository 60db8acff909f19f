import { useState } from 'react';
import { AddressLookup, type LookupOutcome } from '../inputs/AddressLookup.tsx';
import { Checkbox } from '../inputs/Checkbox.tsx';
import { CodeEntry } from '../inputs/CodeEntry.tsx';
import { Part } from './Part.tsx';

const OUTCOMES: readonly LookupOutcome[] = [
  {
    state: 'found',
    options: [
      { value: '0', label: 'Flat 2, 14 Wharf Lane, Narborough' },
      { value: '1', label: 'Flat 3, 14 Wharf Lane, Narborough' },
    ],
  },
  { state: 'none', message: 'We found no address there. Type yours in below.' },
  { state: 'error', message: 'We can’t look up addresses right now. Type yours in below.' },
  { state: 'looking' },
];

/** Address lookup, which shows its next outcome at each press; code entry; an important checkbox. */
export function AddressGallery() {
  const [postcode, setPostcode] = useState('LE9 4QT');
  const [presses, setPresses] = useState(0);
  const [picked, setPicked] = useState('');
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(false);
  return (
    <Part name="Address lookup and code" two>
      <AddressLookup
        name="gallery-home"
        postcode={postcode}
        onPostcode={setPostcode}
        outcome={OUTCOMES[(presses - 1) % OUTCOMES.length] ?? { state: 'idle' }}
        onFind={() => setPresses(presses + 1)}
        picked={picked}
        onPick={setPicked}
      />
      <CodeEntry
        label="Your code"
        name="gallery-code"
        hint="It is 6 digits."
        value={code}
        onChange={setCode}
      />
      <CodeEntry
        label="A code that was not right"
        name="gallery-code-wrong"
        error="Please check the code and try again."
        value="123456"
        onChange={() => {}}
      />
      <Checkbox tile name="gallery-tile" label="I agree" checked={agreed} onChange={setAgreed} />
      <Checkbox
        tile
        name="gallery-tile-wrong"
        error="Tick the box to go on"
        label="I agree"
        checked={false}
        onChange={() => {}}
      />
    </Part>
  );
}
