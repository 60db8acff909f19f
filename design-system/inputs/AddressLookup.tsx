import { useEffect, useRef } from 'react';
import { Button } from '../buttons/Button.tsx';
import { useAnnounce } from '../feedback/LiveRegion.tsx';
import { Notification } from '../feedback/Notification.tsx';
import { magnifyingGlass } from '../icons/drawings.generated.ts';
import styles from './AddressLookup.module.css';
import { Select, type SelectOption } from './Select.tsx';
import { TextField } from './TextField.tsx';
import { words } from './words.ts';

/** The state of a lookup. `message` is shown as it is. */
export type LookupOutcome =
  | { readonly state: 'idle' }
  | { readonly state: 'looking' }
  | { readonly state: 'found'; readonly options: readonly SelectOption[] }
  | { readonly state: 'none' | 'error'; readonly message: string };

export interface AddressLookupProps {
  /** Prefix of the ids and names of the inputs. */
  name: string;
  postcode: string;
  onPostcode: (typed: string) => void;
  onPostcodeBlur?: (() => void) | undefined;
  postcodeError?: string | undefined;
  outcome: LookupOutcome;
  /** Undefined if addresses are not looked up: then only the postcode shows. */
  onFind: (() => void) | undefined;
  /** Value of the chosen address; empty while none is chosen. */
  picked: string;
  onPick: (value: string) => void;
}

/**
 * Postcode, "Find Address" and, once there are addresses, the list to choose from: it takes the focus, and their
 * number is announced politely. The caller renders the fields of the address below.
 */
export function AddressLookup({
  name,
  postcode,
  onPostcode,
  onPostcodeBlur,
  postcodeError,
  outcome,
  onFind,
  picked,
  onPick,
}: AddressLookupProps) {
  const announce = useAnnounce();
  const list = useRef<HTMLSelectElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const options = outcome.state === 'found' ? outcome.options : undefined;
  const count = options && words.address.found(options.length);

  useEffect(() => {
    if (!options) return;
    announce(words.address.found(options.length));
    // Leaves the focus alone if the person is typing meanwhile.
    const at = document.activeElement;
    if (at === document.body || place.current?.contains(at)) list.current?.focus();
  }, [options, announce]);

  return (
    <div ref={place} className={styles.lookup}>
      <div className={styles.ask}>
        <TextField
          label={words.address.postcode}
          name={`${name}-postcode`}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          width={8}
          required
          value={postcode}
          onChange={onPostcode}
          onBlur={onPostcodeBlur}
          onEnter={onFind}
          error={postcodeError}
        />
        {onFind && (
          <Button
            variant="secondary"
            iconStart={magnifyingGlass}
            loading={outcome.state === 'looking'}
            loadingLabel={words.address.looking}
            onClick={onFind}
          >
            {words.address.find}
          </Button>
        )}
      </div>
      {options && (
        <Select
          label={words.address.pick}
          name={`${name}-pick`}
          placeholder={count}
          options={options}
          value={picked}
          onChange={onPick}
          selectRef={list}
        />
      )}
      {(outcome.state === 'none' || outcome.state === 'error') && (
        <Notification tone={outcome.state === 'none' ? 'lightpurple' : 'orange'}>
          {outcome.message}
        </Notification>
      )}
    </div>
  );
}
