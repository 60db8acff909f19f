import { urgentMatters } from '@towpath/contracts/api/advice.ts';
import { helpOf, IN_CRISIS } from '@towpath/domain/people/helpOf.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { useId } from 'react';
import { api } from '../../data/client.ts';
import { useRemote } from '../../data/remote.ts';
import { useSiteContent } from '../../journey/siteContent.ts';
import { smsAddress } from '../../shell/smsAddress.ts';
import { words } from '../words.ts';
import styles from './ChatWindow.module.css';

/**
 * Whom to ring or text now, in the log after the words that worry us. The chat stays open below it.
 *
 * @param adviser whoever has the chat
 * @param isOver nobody is there any more
 */
export function CrisisPanel({ adviser, isOver }: { adviser: string | undefined; isOver: boolean }) {
  const id = useId();
  const content = useSiteContent();
  // Who helps besides differs by nation.
  const { answer } = useRemote(() => api(urgentMatters));
  const nation = UK_NATIONS.find(each => each === answer?.nation);
  const help = helpOf(content?.help ?? [], IN_CRISIS, nation);
  return (
    <section className={styles.crisis} aria-labelledby={id}>
      <h3 id={id}>{words.crisis.heading}</h3>
      <p>{isOver ? words.crisis.over : adviser ? words.crisis.text(adviser) : words.crisis.nobodyYet}</p>
      <ul>
        {help.map(({ id, name, text, phone, sms }) => (
          <li key={id}>
            <a href={sms ? smsAddress(sms) : phone && `tel:${phone.replaceAll(' ', '')}`}>
              <span>
                <b>{name}</b>
                <span className={styles.line}>{sms ? words.crisis.sms(sms.say) : text}</span>
              </span>
              <span className={styles.number}>{sms?.to ?? phone}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
