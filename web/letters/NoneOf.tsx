import type { Letter } from '@towpath/contracts/api/letters.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { useState } from 'react';
import { hasCode } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import styles from './Letters.module.css';
import { type PlaceOf, placeId } from './places.ts';
import { useTypedPlace } from './typedPlace.ts';
import type { LetterChanges } from './useLetter.ts';
import { words } from './words.ts';

type NoneOfProps = {
  readonly letter: Letter;
  /** The places that are to be filled in. */
  readonly open: readonly PlaceOf[];
  readonly changes: Pick<LetterChanges, 'edit'>;
};

/** Says of places to fill in that there is none, and puts those back of which that was said. */
export function NoneOf({ letter, open, changes }: NoneOfProps) {
  const leaving = useOperation((place: string) => changes.edit({ place, value: '', was: '' }));
  const canLeave = open.filter(({ none }) => none !== null);
  if (canLeave.length === 0 && letter.leftOut.length === 0) return null;
  return (
    <div className={styles.none}>
      {canLeave.length > 0 && (
        <Disclosure summary={words.noneOf}>
          <p className={styles.ways}>
            {canLeave.map(({ name, none }) => (
              <TextButton
                key={name}
                onClick={async () => {
                  if (await leaving.trigger(name)) focusSoon(`back-${name}`);
                }}
              >
                {none}
              </TextButton>
            ))}
          </p>
        </Disclosure>
      )}
      {leaving.error && (
        <p role="alert" className="small">
          {leaving.error.message}
        </p>
      )}
      {letter.leftOut.flatMap(({ place }) =>
        place ? [<LeftOut key={place.name} letterId={letter.id} place={place} changes={changes} />] : [],
      )}
    </div>
  );
}

type LeftOutProps = Pick<NoneOfProps, 'changes'> & { readonly letterId: string; readonly place: PlaceOf };

function LeftOut({ letterId, place, changes }: LeftOutProps) {
  const slot = useTypedPlace(letterId, place.name);
  const [typed, setTyped] = useState(() => slot.read()?.value);
  const saving = useOperation(async () => {
    await changes.edit({ place: place.name, value: typed ?? '', was: '' });
    slot.forget();
    focusSoon(placeId(place.name));
  });
  if (typed === undefined) {
    return (
      <p className={styles.ways}>
        <span className="small muted">{words.leftOut(place.label)}</span>
        <TextButton
          id={`back-${place.name}`}
          onClick={() => {
            setTyped('');
            focusSoon(`back-${place.name}`);
          }}
        >
          {words.putBack}
        </TextButton>
      </p>
    );
  }
  const { error } = saving;
  const field = hasCode(error, 'VALIDATION_FAILED') ? error.fields[0]?.message : undefined;
  return (
    <form
      className={styles.back}
      onSubmit={event => {
        event.preventDefault();
        if (typed.trim() !== '') void saving.trigger();
      }}
    >
      <TextField
        label={place.label}
        name={`back-${place.name}`}
        value={typed}
        onChange={text => {
          setTyped(text);
          if (text === '') slot.forget();
          else slot.keep({ value: text, was: '' });
        }}
        error={error ? (field ?? error.message) : undefined}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        loading={saving.isFetching}
        loadingLabel={words.saving}
      >
        {words.save}
      </Button>
    </form>
  );
}

/** The focus goes to what has taken the place of what was pressed, once it is drawn. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
