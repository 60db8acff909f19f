import { Anchor } from '../links.tsx';
import { BrandMark } from '../pictures/BrandMark.tsx';
import styles from './Brand.module.css';

interface BrandProps {
  /** Name beside the mark. */
  name: string;
  /** Where the logo leads; home unless given. */
  href?: string | undefined;
  /** Takes the colour of the ground it stands on, for instance white in the footer. */
  plain?: boolean | undefined;
  /** Only the mark is seen below 576 px, where a row holds more than the logo. */
  compact?: boolean | undefined;
}

/** The logo: mark and name, as a link home. */
export function Brand({ name, href = '/', plain, compact }: BrandProps) {
  return (
    <Anchor className={plain ? `${styles.brand} ${styles.plain}` : styles.brand} href={href}>
      <BrandMark className={styles.mark} />
      <span className={compact ? styles.compactName : styles.name}>{name}</span>
    </Anchor>
  );
}
