import { checkCircleFill, warningCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import styles from './SuggestionList.module.css';

export type Suggestion = { readonly lead: string; readonly says: string; readonly isCare?: boolean };

/** Things to do, or with `isCare` not to do: each with its sign, the thing itself in bold, then why. */
export function SuggestionList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <ul className={styles.list}>
      {suggestions.map(({ lead, says, isCare = false }) => (
        <li key={lead} className={isCare ? styles.care : styles.good}>
          <Glyph of={isCare ? warningCircleFill : checkCircleFill} />
          <span>
            <b>{lead}</b> {says}
          </span>
        </li>
      ))}
    </ul>
  );
}
