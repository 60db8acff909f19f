import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { DateField } from '@towpath/design-system/inputs/DateField.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TITLES } from '@towpath/domain/people/titles.ts';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isOffered } from '../data/offered.ts';
import { today } from '../data/today.ts';
import styles from './CreditSearch.module.css';
import { FACTS, type Fact, FIELDS_OF, factText } from './heldFacts.ts';
import { SearchBox } from './SearchBox.tsx';
import type { SearchField } from './searchField.ts';
import type { SearchForm } from './useSearchForm.ts';
import { words } from './words.ts';

const titles = TITLES.map(({ name }) => ({ value: name, label: name }));

type AboutYouProps = {
  readonly form: SearchForm;
  readonly field: SearchField;
  readonly onPhone: (typed: string) => void;
};

/** The person to search for: what is known on one card, to change if need be; what is not is asked (WT-075). */
export function AboutYou({ form, field, onPhone }: AboutYouProps) {
  const [opened, setOpened] = useState<readonly Fact[]>(form.asked);
  const changing = useRef<Fact>(undefined);
  // A fact with a message stays open once it was: it is not taken away while it is put right.
  const wrong = FACTS.filter(fact => FIELDS_OF[fact].some(name => field(name).error !== undefined));
  if (wrong.some(fact => !opened.includes(fact))) setOpened([...opened, ...wrong]);

  useLayoutEffect(() => {
    const first = changing.current && FIELDS_OF[changing.current][0];
    changing.current = undefined;
    if (first) document.getElementById(field(first).id)?.focus();
  });

  const isOpen = (fact: Fact) => opened.includes(fact);
  const inputs: Readonly<Record<Fact, ReactNode>> = {
    title: <Title form={form} field={field} />,
    name: <Names form={form} field={field} />,
    dateOfBirth: (
      <DateField
        {...field('dateOfBirth')}
        label={words.aboutYou.dateOfBirth}
        required
        birthday
        wrongParts={form.wrongDateParts}
        value={form.fields.dateOfBirth}
        onChange={form.set('dateOfBirth')}
      />
    ),
    phoneNumber: (
      <PhoneField
        {...field('phoneNumber')}
        label={words.aboutYou.phone}
        hint={codeHint()}
        required
        autoComplete="tel-national"
        value={form.fields.phoneNumber}
        onChange={onPhone}
      />
    ),
  };
  // The title stands with the name, and is changed with it.
  const held = FACTS.filter(fact => !isOpen(fact) && (fact !== 'title' || isOpen('name')));
  const open = FACTS.filter(isOpen);

  return (
    <>
      {held.length > 0 && (
        <div className={styles.section}>
          <h2 className={styles.legend}>{words.held.heading}</h2>
          <dl className={styles.held}>
            {held.map(fact => (
              <div key={fact}>
                <dt>{words.held.names[fact]}</dt>
                <dd>
                  {fact === 'name' && !isOpen('title') && `${factText('title', form.fields, today())} `}
                  {factText(fact, form.fields, today())}
                  {fact === 'phoneNumber' && codeHint() && <span className={styles.note}>{codeHint()}</span>}
                </dd>
                <dd className={styles.act}>
                  <TextButton
                    onClick={() => {
                      changing.current = fact;
                      setOpened([...opened, fact]);
                    }}
                  >
                    {words.held.change}
                    <span className="visually-hidden">{words.held.changeWhat[fact]}</span>
                  </TextButton>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {open.length > 0 && (
        <fieldset className={styles.section}>
          <legend className={styles.legend}>{words.aboutYou.legend}</legend>
          <div className={styles.fields}>
            {open.map(fact => (
              <div key={fact}>{inputs[fact]}</div>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

function codeHint(): string | undefined {
  return isOffered('text-messages') ? words.aboutYou.codeHint : undefined;
}

function Title({ form, field }: Pick<AboutYouProps, 'form' | 'field'>) {
  return (
    <div className={styles.short}>
      <Select
        {...field('title')}
        label={words.aboutYou.title}
        required
        options={titles}
        autoComplete="honorific-prefix"
        value={form.fields.title}
        onChange={form.set('title')}
      />
    </div>
  );
}

function Names({ form, field }: Pick<AboutYouProps, 'form' | 'field'>) {
  return (
    <div className={styles.fields}>
      <div className={styles.two}>
        <SearchBox
          form={form}
          field={field}
          of="forename"
          label={words.aboutYou.forename}
          required
          autoComplete="given-name"
        />
        <SearchBox
          form={form}
          field={field}
          of="surname"
          label={words.aboutYou.surname}
          required
          autoComplete="family-name"
        />
      </div>
      <SearchBox
        form={form}
        field={field}
        of="middleNames"
        label={words.aboutYou.middleNames}
        optional
        autoComplete="additional-name"
      />
    </div>
  );
}
