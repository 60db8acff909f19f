import { caretDown } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { Anchor, newTab, newTabWords } from '@towpath/design-system/links.tsx';
import { CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { paths } from '../shell/paths.ts';
import styles from './CreditSearch.module.css';
import type { SearchField } from './searchField.ts';
import type { SearchForm } from './useSearchForm.ts';
import { words } from './words.ts';

/**
 * The terms of the search in three lines, what is sent one tap away, and the consent to them (CS-011, CS-022). Their
 * version is stored with each search; a separate page explains more.
 */
export function Agreement({ form, field }: { form: SearchForm; field: ReturnType<SearchField> }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{words.agreement.legend}</legend>
      <Lines of={CREDIT_SEARCH_TERMS.terms} />
      <details className={styles.sent}>
        <summary>
          <Glyph of={caretDown} />
          {words.agreement.sent}
        </summary>
        <Lines of={CREDIT_SEARCH_TERMS.sent} />
        <p className={styles.more}>
          <Anchor href={paths.creditSearchTerms} {...newTab}>
            {words.agreement.more}
            <span className="visually-hidden">{newTabWords}</span>
          </Anchor>
        </p>
      </details>
      <Checkbox
        {...field}
        tile
        required
        label={CREDIT_SEARCH_TERMS.agreement}
        checked={form.fields.agreed}
        onChange={form.set('agreed')}
      />
    </fieldset>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.terms}>
      {of.map(term => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
