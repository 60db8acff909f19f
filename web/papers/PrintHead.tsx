import { partner } from '@towpath/design-system/frame/partner.ts';
import { BrandMark } from '@towpath/design-system/pictures/BrandMark.tsx';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { today } from '../data/today.ts';
import { knownAs } from '../shell/brand.ts';
import styles from './papers.module.css';
import { words } from './words.ts';

/** The head of a printed page, instead of the header: the brand, the date, and whom it is for. */
export function PrintHead({ person }: { person: string }) {
  return (
    <div className={styles.head}>
      <p className={styles.brand}>
        <BrandMark parts={partner?.mark} />
        {knownAs}
      </p>
      <p className={styles.marks}>
        {words.print.printedOn(sayDay(isoDate(today())))}
        {person && (
          <>
            <br />
            {words.print.person(person)}
          </>
        )}
      </p>
    </div>
  );
}
