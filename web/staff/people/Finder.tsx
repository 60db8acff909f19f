import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { magnifyingGlass, x } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { LIVING_PLACES } from '@towpath/domain/people/nation.ts';
import { SESSION_STATUSES } from '@towpath/domain/people/sessionStatus.ts';
import { type FormEvent, useState } from 'react';
import { dayText } from '../dueText.ts';
import { FIND_FIELD } from '../FindPerson.tsx';
import { useFieldWhenWanted } from '../wantedField.ts';
import { words as console } from '../words.ts';
import styles from './People.module.css';
import { type Filter, filtersOf, listed, type Shown, sayShown, toggled, withFilter } from './query.ts';
import { words } from './words.ts';

type FinderProps = {
  readonly shown: Shown;
  readonly partners: readonly { readonly appId: string; readonly name: string }[];
  readonly onShow: (next: Shown) => void;
};

/** By what somebody is looked for: a term on submit, since each look is written down, and filters at once. */
export function Finder({ shown, partners, onShow }: FinderProps) {
  useFieldWhenWanted(FIND_FIELD);
  const [isOf, setOf] = useState(shown.find ?? '');
  const [term, setTerm] = useState(isOf);
  // The address may change without this form, by Back or a chip.
  if ((shown.find ?? '') !== isOf) {
    setOf(shown.find ?? '');
    setTerm(shown.find ?? '');
  }
  const choices = (name: 'status' | 'nation', all: readonly string[], says: (one: string) => string) =>
    all.filter(one => !listed(shown[name]).includes(one)).map(one => ({ value: one, label: says(one) }));
  const add = (name: 'status' | 'nation') => (value: string) =>
    value !== '' && onShow(toggled(shown, name, value));

  function submit(event: FormEvent) {
    event.preventDefault();
    onShow(withFilter(shown, 'find', term.trim()));
  }

  return (
    <>
      <search>
        <form className={styles.finder} onSubmit={submit}>
          <div className={styles.term}>
            <TextField
              name={FIND_FIELD}
              label={words.find.label}
              hint={words.find.hint}
              placeholder={words.find.placeholder}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={term}
              onChange={setTerm}
            />
          </div>
          <Button type="submit" variant="secondary" iconStart={magnifyingGlass}>
            {words.find.submit}
          </Button>
          <Select
            name="status"
            label={words.status.label}
            placeholder={words.status.any}
            options={choices('status', SESSION_STATUSES, one => one)}
            value=""
            onChange={add('status')}
          />
          <Select
            name="nation"
            label={words.nation.label}
            placeholder={words.nation.any}
            options={choices('nation', LIVING_PLACES, nationText)}
            value=""
            onChange={add('nation')}
          />
        </form>
        <Disclosure summary={words.more} className={styles.more}>
          <div className={styles.finder}>
            <Select
              name="partner"
              label={words.partner.label}
              placeholder={words.partner.any}
              options={partners.map(({ appId, name }) => ({ value: appId, label: name }))}
              value={shown.partner ?? ''}
              onChange={value => onShow(withFilter(shown, 'partner', value))}
            />
            {(['from', 'to'] as const).map(name => (
              <TextField
                key={name}
                name={name}
                type="date"
                label={words[name]}
                value={shown[name] ?? ''}
                onChange={value => onShow(withFilter(shown, name, value))}
              />
            ))}
          </div>
        </Disclosure>
      </search>
      <Chips shown={shown} partners={partners} onShow={onShow} />
    </>
  );
}

/** What narrows the table now, each to be taken away. */
function Chips({ shown, partners, onShow }: FinderProps) {
  const { lane: _, ...narrowing } = filtersOf(shown);
  if (sayShown(narrowing) === '') return null;
  const without = (name: Filter) => () => onShow(withFilter(shown, name, ''));
  const chips = [
    ...(shown.find ? [{ says: words.chip.find(shown.find), take: without('find') }] : []),
    ...listed(shown.status).map(one => ({ says: one, take: () => onShow(toggled(shown, 'status', one)) })),
    ...listed(shown.nation).map(one => ({
      says: nationText(one),
      take: () => onShow(toggled(shown, 'nation', one)),
    })),
    ...(shown.partner
      ? [
          {
            says: partners.find(({ appId }) => appId === shown.partner)?.name ?? shown.partner,
            take: without('partner'),
          },
        ]
      : []),
    ...(['from', 'to'] as const).flatMap(name =>
      shown[name] ? [{ says: words.chip[name](dayOf(shown[name])), take: without(name) }] : [],
    ),
  ];
  return (
    <div className={styles.chips}>
      <span id="chips">{words.chips}:</span>
      <ul aria-labelledby="chips">
        {chips.map(({ says, take }) => (
          <li key={says}>
            <button
              type="button"
              className={styles.chip}
              aria-label={words.chip.takeAway(says)}
              onClick={take}
            >
              {says}
              <Glyph of={x} />
            </button>
          </li>
        ))}
      </ul>
      <TextButton onClick={() => onShow(shown.sort ? { sort: shown.sort } : {})}>{words.clear}</TextButton>
    </div>
  );
}

/** What somebody wrote into the address may be no day. */
function dayOf(text: string): string {
  return Number.isNaN(Date.parse(text)) ? text : dayText(text);
}

/** A nation in words; one that nobody has told yet, or that is none of ours, too. */
export function nationText(nation: string | null): string {
  const known = LIVING_PLACES.find(one => one === nation);
  return known ? console.nations[known] : (nation ?? words.notKnown);
}
