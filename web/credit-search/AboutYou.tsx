import { DateField } from '@towpath/design-system/inputs/DateField.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { TITLES } from '@towpath/domain/people/titles.ts';
import { isOffered } from '../data/offered.ts';
import styles from './CreditSearch.module.css';
import type { SearchField } from './searchField.ts';
import type { SearchForm } from './useSearchForm.ts';

const titles = TITLES.map(({ name }) => ({ value: name, label: name }));

const CODE_HINT = 'We may text you a 6-digit code to keep your details safe.';

/** Who is searched for. What is known already stands in the boxes. */
export function AboutYou({
  form,
  field,
  onPhone,
}: {
  form: SearchForm;
  field: SearchField;
  onPhone: (typed: string) => void;
}) {
  const { fields, set, wrongDateParts } = form;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>About you</legend>
      <div className={styles.fields}>
        <div className={styles.short}>
          <Select
            {...field('title')}
            label="Title"
            required
            options={titles}
            autoComplete="honorific-prefix"
            value={fields.title}
            onChange={set('title')}
          />
        </div>
        <div className={styles.two}>
          <TextField
            {...field('forename')}
            label="Forename"
            required
            autoComplete="given-name"
            value={fields.forename}
            onChange={set('forename')}
          />
          <TextField
            {...field('surname')}
            label="Surname"
            required
            autoComplete="family-name"
            value={fields.surname}
            onChange={set('surname')}
          />
        </div>
        <TextField
          {...field('middleNames')}
          label="Middle names"
          optional
          autoComplete="additional-name"
          value={fields.middleNames}
          onChange={set('middleNames')}
        />
        <DateField
          {...field('dateOfBirth')}
          label="Date of birth"
          required
          birthday
          wrongParts={wrongDateParts}
          value={fields.dateOfBirth}
          onChange={set('dateOfBirth')}
        />
        <PhoneField
          {...field('phoneNumber')}
          label="Phone"
          hint={isOffered('text-messages') ? CODE_HINT : undefined}
          required
          autoComplete="tel-national"
          value={fields.phoneNumber}
          onChange={onPhone}
        />
      </div>
    </fieldset>
  );
}
