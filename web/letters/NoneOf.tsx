import type { Letter } from '@towpath/contracts/api/letters.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { useState } from 'react';
import { hasCode } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import styles from './Letters.module.css';
import type { PlaceOf } from './places.ts';
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
        <p className={styles.ways}>
          <span className="small muted">{words.noneOf}</span>
          {canLeave.map(({ name, none }) => (
            <TextButton key={name} onClick={() => void leaving.trigger(name)}>
              {none}
            </TextButton>
          ))}
        </p>
      )}
      {leaving.error && (
        <p role="alert" className="small">
          {leaving.error.message}
        </p>
      )}
      {letter.leftOut.flatMap(({ place }) =>
        place ? [<LeftOut key={place.name} place={place} changes={changes} />] : [],
      )}
    </div>
  );
}

function LeftOut({ place, changes }: Pick<NoneOfProps, 'changes'> & { readonly place: PlaceOf }) {
  const [typed, setTyped] = useState<string>();
  const saving = useOperation(() => changes.edit({ place: place.name, value: typed ?? '', was: '' }));
  if (typed === undefined) {
    return (
      <p className={styles.ways}>
        <span className="small muted">{words.leftOut(place.label)}</span>
        <TextButton onClick={() => setTyped('')}>{words.putBack}</TextButton>
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
        onChange={setTyped}
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
