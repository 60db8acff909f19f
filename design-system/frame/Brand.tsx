import { Anchor } from '../links.tsx';
import { BrandMark } from '../pictures/BrandMark.tsx';
import styles from './Brand.module.css';
import { partner } from './partner.ts';

interface BrandProps {
  /** The name beside the mark. */
  name: string;
  /** Where the logo leads; home by default. */
  href?: string | undefined;
  /** Takes the text colour of its surroundings, such as white in the footer. */
  plain?: boolean | undefined;
  /** Shows only the mark below 576 px, where a row has to hold more than the logo. */
  compact?: boolean | undefined;
}

/** The logo: mark and name, as a link home. In the header it is the partner's whose link a person followed. */
export function Brand({ name, href = '/', plain, compact }: BrandProps) {
  const shown = plain ? undefined : partner;
  return (
    <Anchor className={plain ? `${styles.brand} ${styles.plain}` : styles.brand} href={href}>
      <BrandMark className={styles.mark} parts={shown?.mark} replaceable={plain ? undefined : true} />
      <span className={compact ? styles.compactName : styles.name} data-brand={plain ? undefined : true}>
        {shown?.name ?? name}
        {shown && <small> {shown.beside}</small>}
      </span>
    </Anchor>
  );
}
