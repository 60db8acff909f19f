import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import { WELCOME_MESSAGES, type WelcomeMessageId, welcomeMessage } from '@towpath/domain/people/welcome.ts';
import styles from './WelcomeLine.module.css';

/** The greeting on the first page, for somebody whose name is known or whom a partner has sent (ID-010, ID-012). */
export function WelcomeLine({ details }: { details: UserDetail }) {
  const id = (
    details.welcomeMessageId in WELCOME_MESSAGES ? details.welcomeMessageId : 1
  ) as WelcomeMessageId;
  if (id === 1 && !details.forename) return null;
  return <p className={styles.welcome}>{welcomeMessage(id, details.forename)}</p>;
}
