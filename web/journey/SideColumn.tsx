import { classNames } from '@towpath/design-system/classNames.ts';
import { TipBox } from '@towpath/design-system/frame/TipBox.tsx';
import { lifebuoy } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { Anchor, newTab, newTabWords } from '@towpath/design-system/links.tsx';
import type { Page } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { ReactNode } from 'react';
import { paths } from '../shell/paths.ts';
import { bookingAddress } from './bookingAddress.ts';
import styles from './SideColumn.module.css';
import { useSiteContent } from './siteContent.ts';
import { words } from './words.ts';

/**
 * Beside the questions, and below them on a phone: the tips of the page if there are some, and how to reach an adviser,
 * always in the same place. `more` is a last tip, such as a link.
 */
export function SideColumn({
  page,
  more,
  isHelpShown = false,
  staysAbove = false,
}: {
  page: Pick<Page, 'tipBox'>;
  more?: ReactNode;
  /** Whom to ring, for something that cannot wait or that ends the way, shows beside it: then nobody waves. */
  isHelpShown?: boolean;
  /** Something further down takes the whole width: it does not come along there. */
  staysAbove?: boolean;
}) {
  const booking = useSiteContent()?.bookingUrl;
  const { tipBox } = page;
  return (
    <aside className={classNames(styles.side, staysAbove && styles.staysAbove)}>
      {tipBox && !(isHelpShown && tipBox.style === 'Wavey Man') && (
        <TipBox
          narrow
          tipStyle={tipBox.style}
          heading={tipBox.heading}
          tips={more ? [...tipBox.tips, more] : tipBox.tips}
        />
      )}
      <p className={classNames(styles.stuck, 'no-print')}>
        <Glyph of={lifebuoy} />
        <span>
          {words.side.stuck.before}{' '}
          <Anchor href={booking ? bookingAddress(booking) : paths.contact} {...newTab}>
            {words.side.stuck.link}
            <span className="visually-hidden">{newTabWords}</span>
          </Anchor>
          {words.side.stuck.after}
        </span>
      </p>
    </aside>
  );
}
