import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { AddressLookup, type LookupOutcome } from '@towpath/design-system/inputs/AddressLookup.tsx';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { FieldError } from '@towpath/design-system/inputs/FieldError.tsx';
import { checkPostcode, formatPostcode } from '@towpath/domain/values/postcode.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { isOffered } from '../data/offered.ts';
import styles from './CreditSearch.module.css';
import { SearchBox } from './SearchBox.tsx';
import type { SearchField } from './searchField.ts';
import { addressFields, type FieldName } from './searchFields.ts';
import { useAddressLookup } from './useAddressLookup.ts';
import type { SearchForm } from './useSearchForm.ts';
import { words } from './words.ts';

/** The boxes of an address; only shown where no address is picked, or to change it. */
const ADDRESS = [
  'house',
  'flatNumber',
  'buildingNumber',
  'buildingName',
  'street',
  'district',
  'town',
] as const satisfies readonly FieldName[];

/** The address: looked up by its postcode where that is offered, or typed (CS-016 to CS-018, CS-021). */
export function WhereYouLive({
  form,
  field,
  asksPrevious,
}: {
  form: SearchForm;
  field: SearchField;
  /** After an error only: the address may be an earlier one (CS-010). */
  asksPrevious: boolean;
}) {
  const { fields, fill, set } = form;
  const lookup = useAddressLookup();
  const [notFindable, setNotFindable] = useState<string>();
  const { id, error } = field('postcode');
  const house = field('house');
  const [isTyped, setIsTyped] = useState(false);
  const opensHouse = useRef(false);
  const isWrong = ADDRESS.some(name => field(name).error !== undefined);
  const isPicked = lookup.picked !== '';
  const isFilled = ADDRESS.some(name => name !== 'house' && fields[name] !== '');
  // Once open it stays: nothing goes from under what is typed.
  const mustOpen =
    !isOffered('address-lookup') || isWrong || (isFilled && !isPicked) || hasNone(lookup.outcome.state);
  if (mustOpen && !isTyped) setIsTyped(true);

  useLayoutEffect(() => {
    if (opensHouse.current && isTyped) document.getElementById(field('flatNumber').id)?.focus();
    opensHouse.current = false;
  });

  function find() {
    const checked = checkPostcode(fields.postcode);
    setNotFindable(checked.ok ? undefined : checked.message);
    if (!checked.ok) {
      document.getElementById(id)?.focus();
      return;
    }
    fill({ postcode: checked.value });
    void lookup.find(checked.value);
  }

  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{words.whereYouLive.legend}</legend>
      <AddressLookup
        name={id.replace(/-postcode$/, '')}
        postcode={fields.postcode}
        onPostcode={typed => {
          fill({ postcode: typed });
          setNotFindable(undefined);
          lookup.forget();
        }}
        onPostcodeBlur={() => {
          fill({ postcode: formatPostcode(fields.postcode) });
          form.leave('postcode')();
        }}
        postcodeError={notFindable ?? error}
        outcome={lookup.outcome}
        onFind={isOffered('address-lookup') ? find : undefined}
        picked={lookup.picked}
        onPick={value => {
          const found = lookup.pick(value);
          if (found) fill(addressFields(found));
        }}
      />
      {!isTyped && (
        <p className={styles.other}>
          <TextButton
            onClick={() => {
              opensHouse.current = true;
              setIsTyped(true);
            }}
          >
            {wayToType(isPicked, lookup.outcome.state)}
          </TextButton>
        </p>
      )}
      {isTyped && (
        <div className={styles.address}>
          <fieldset
            className={`${styles.fields} ${styles.house}`}
            data-wrong={house.error ? true : undefined}
            id={house.id}
            aria-describedby={house.error && `${house.id}-error`}
            onBlur={event => {
              if (!event.currentTarget.contains(event.relatedTarget)) house.onBlur();
            }}
          >
            <legend className="visually-hidden">{words.whereYouLive.house}</legend>
            <div className={styles.three}>
              <SearchBox
                form={form}
                field={field}
                of="flatNumber"
                label={words.whereYouLive.flatNumber}
                autoComplete="off"
              />
              <SearchBox
                form={form}
                field={field}
                of="buildingNumber"
                label={words.whereYouLive.buildingNumber}
                autoComplete="off"
              />
              <SearchBox
                form={form}
                field={field}
                of="buildingName"
                label={words.whereYouLive.buildingName}
                autoComplete="off"
              />
            </div>
            {house.error && <FieldError id={`${house.id}-error`}>{house.error}</FieldError>}
          </fieldset>
          <SearchBox
            form={form}
            field={field}
            of="street"
            label={words.whereYouLive.street}
            required
            autoComplete="address-line1"
          />
          <div className={styles.two}>
            <SearchBox
              form={form}
              field={field}
              of="district"
              label={words.whereYouLive.district}
              optional
              autoComplete="address-level3"
            />
            <SearchBox
              form={form}
              field={field}
              of="town"
              label={words.whereYouLive.town}
              optional
              autoComplete="address-level2"
            />
          </div>
        </div>
      )}
      {asksPrevious && (
        <div className={styles.previous}>
          <Checkbox
            name={`${id}-previous`}
            label={words.whereYouLive.previous}
            checked={fields.isPreviousAddress}
            onChange={set('isPreviousAddress')}
          />
        </div>
      )}
    </fieldset>
  );
}

type LookupState = LookupOutcome['state'];

/** The lookup cannot help. */
function hasNone(state: LookupState): boolean {
  return state === 'none' || state === 'error';
}

function wayToType(isPicked: boolean, state: LookupState): string {
  if (isPicked) return words.whereYouLive.changeIt;
  return state === 'found' ? words.whereYouLive.notListed : words.whereYouLive.typeIt;
}
