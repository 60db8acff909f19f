import type { Help } from '@towpath/contracts/content/operator.ts';
import {
  arrowSquareOut,
  caretRight,
  chatCircleDots,
  phone,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { smsAddress } from '../shell/smsAddress.ts';
import styles from './HelpContacts.module.css';
import { words } from './words.ts';

/** Who else can help: what each does, a number to call and a link to their site. Renders nothing if there are none. */
export function HelpContacts({ help }: { help: readonly Help[] }) {
  if (help.length === 0) return null;
  return (
    <section className={styles.contacts} aria-labelledby="who-can-help">
      <h2 id="who-can-help">{words.helpContacts.heading}</h2>
      <ul>
        {help.map(({ id, name, text, url, phone: number, sms }) => (
          <li key={id} className={styles.contact}>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className={styles.ways}>
              {number && (
                <a href={`tel:${number.replaceAll(' ', '')}`}>
                  <Glyph of={phone} /> {words.helpContacts.call(number)}
                </a>
              )}
              {sms && (
                <a href={smsAddress(sms)}>
                  <Glyph of={chatCircleDots} /> {words.helpContacts.sms(sms)}
                </a>
              )}
              {url && (
                <a href={url}>
                  <Glyph of={url.startsWith('/') ? caretRight : arrowSquareOut} /> {wayTo(url)}
                  <span className="visually-hidden">{words.helpContacts.of(name)}</span>
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wayTo(url: string): string {
  return url.startsWith('/') ? words.helpContacts.readPage : words.helpContacts.visitWebsite;
}
