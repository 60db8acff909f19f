import type { FoundMoney } from '@towpath/contracts/api/entitlements.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { arrowRight } from '@towpath/design-system/icons/drawings.generated.ts';
import { paths } from '../shell/paths.ts';
import { Calculators } from './Calculators.tsx';
import { FormsHelp } from './Found.tsx';
import styles from './MoneyFound.module.css';
import { NotFitting } from './NotFitting.tsx';
import { words } from './words.ts';

/** There is nothing that they miss, as far as we can say: why, and who else can look. */
export function NothingFound({ found }: { readonly found: FoundMoney }) {
  return (
    <>
      <h1>{words.none.heading}</h1>
      <p className={`lead ${styles.lead}`}>{words.none.text(found.checked)}</p>
      <NotFitting found={found} />
      <Calculators calculators={found.calculators} />
      <FormsHelp />
    </>
  );
}

/** What has to be told first, and where. */
export function StillMissing({ missing }: Pick<FoundMoney, 'missing'>) {
  return (
    <>
      <h1>{words.missing.heading}</h1>
      <p className={`lead ${styles.lead}`}>{words.missing.text}</p>
      <ul className={styles.missing}>
        {missing.map(part => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <ButtonLink href={paths.journeyNow} iconEnd={arrowRight}>
        {words.missing.action}
      </ButtonLink>
    </>
  );
}
