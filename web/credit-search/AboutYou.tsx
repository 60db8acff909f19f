import { DateField } from '@towpath/design-system/inputs/DateField.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { TITLES } from '@towpath/domain/people/titles.ts';
import { isOffered } from '../data/offered.ts';
import styles from './CreditSearch.module.css';
import type { SearchField } from './searchField.ts';
import type { SearchForm } from './useSearchForm.ts';
import { words } from './words.ts';

const titles = TITLES.map(({ name }) => ({ value: name, label: name }));

/** The person to search for. Known details are prefilled. */
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
      <legend className={styles.legend}>{words.aboutYou.legend}</legend>
      <div className={styles.fields}>
        <div className={styles.short}>
          <Select
            {...field('title')}
            label={words.aboutYou.title}
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
            label={words.aboutYou.forename}
            required
            autoComplete="given-name"
            value={fields.forename}
            onChange={set('forename')}
          />
          <TextField
            {...field('surname')}
            label={words.aboutYou.surname}
            required
            autoComplete="family-name"
            value={fields.surname}
            onChange={set('surname')}
          />
        </div>
        <TextField
          {...field('middleNames')}
          label={words.aboutYou.middleNames}
          optional
          autoComplete="additional-name"
          value={fields.middleNames}
          onChange={set('middleNames')}
        />
        <DateField
          {...field('dateOfBirth')}
          label={words.aboutYou.dateOfBirth}
          required
          birthday
          wrongParts={wrongDateParts}
          value={fields.dateOfBirth}
          onChange={set('dateOfBirth')}
        />
        <PhoneField
          {...field('phoneNumber')}
          label={words.aboutYou.phone}
          hint={isOffered('text-messages') ? words.aboutYou.codeHint : undefined}
          required
          autoComplete="tel-national"
          value={fields.phoneNumber}
          onChange={onPhone}
        />
      </div>
    </fieldset>
  );
}
