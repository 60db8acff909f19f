import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import {
  bank,
  briefcase,
  clipboardText,
  type Drawing,
  house,
  receipt,
  users,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { words } from '../words.ts';
import styles from './SolutionPage.module.css';

const ICONS: Readonly<Record<Solution['meanings'][number]['about'], Drawing>> = {
  home: house,
  work: briefcase,
  bank,
  'credit file': clipboardText,
  shared: users,
  cost: receipt,
};

type MeaningsProps = { readonly of: Pick<Solution, 'meanings' | 'money' | 'wording'> };

/**
 * What a solution means for the home, the job, the bank and so on, in a line or two each, but for what the gravest risks
 * and the picture of the money say already.
 */
export function Meanings({ of: { meanings, money, wording } }: MeaningsProps) {
  const isSaid = ({ about, says }: Solution['meanings'][number]) =>
    about === 'cost' ? money !== null : wording.gravest.some(text => text.startsWith(says));
  return (
    <dl className={styles.means}>
      {meanings
        .filter(meaning => !isSaid(meaning))
        .map(({ about, says }) => (
          <div key={about}>
            <dt>
              <Glyph of={ICONS[about]} />
              {words.meanings[about]}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
    </dl>
  );
}
