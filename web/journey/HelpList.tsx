import {
  arrowSquareOut,
  caretRight,
  chatCircleDots,
  phone,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { Anchor, newTab, newTabWords } from '@towpath/design-system/links.tsx';
import { helpOf } from '@towpath/domain/people/helpOf.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import { smsAddress } from '../shell/smsAddress.ts';
import styles from './HelpList.module.css';
import { words } from './laterWords.ts';
import { useSiteContent } from './siteContent.ts';
import { useNationTold } from './useNationTold.ts';

type HelpListProps = {
  readonly ids: readonly string[];
  /** Those that the page names already. */
  readonly above?: readonly string[];
  /** The numbers stand apart from it (`HelpNumbers`). */
  readonly withoutNumbers?: boolean;
  readonly heading?: string;
  /** Where the person lives, on a page outside their journey. */
  readonly nation?: LivingPlace | undefined;
};

/** Help a person can get now, where they live: a name, one line, and a link or number. Nothing until it has loaded. */
export function HelpList({ ids, above, withoutNumbers = false, heading, nation }: HelpListProps) {
  const told = useNationTold();
  const shown = helpOf(useSiteContent()?.help ?? [], ids, told ?? nation, above).filter(
    ({ phone: number }) => !withoutNumbers || number === undefined,
  );
  if (shown.length === 0) return null;
  return (
    <>
      {heading && <h2 className="h3">{heading}</h2>}
      <ul className={styles.list}>
        {shown.map(({ id, name, text, url, phone: number, sms }) => {
          const outside = url !== undefined && !url.startsWith('/');
          const toReach = number ? `tel:${number.replaceAll(' ', '')}` : sms && smsAddress(sms);
          const href = url ?? toReach;
          const content = (
            <>
              <span>
                <b>{name}</b>
                <span className={styles.line}>{text}</span>
                {outside && <span className="visually-hidden">{newTabWords}</span>}
              </span>
              <Glyph of={url ? (outside ? arrowSquareOut : caretRight) : number ? phone : chatCircleDots} />
            </>
          );
          return (
            <li key={id} className={styles.one}>
              {href ? (
                <Anchor className={styles.link} href={href} {...(outside || url ? newTab : {})}>
                  {content}
                </Anchor>
              ) : (
                <span className={styles.link}>{content}</span>
              )}
              {url && toReach && (
                <a className={styles.call} href={toReach}>
                  <Glyph of={number ? phone : chatCircleDots} />
                  {number ? words.help.call(number) : sms && words.help.sms(sms)}
                  <span className="visually-hidden">{words.help.of(name)}</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
