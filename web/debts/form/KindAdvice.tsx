import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Anchor, newTab, newTabWords } from '@towpath/design-system/links.tsx';
import { moneyHelper } from '../../shell/moneyHelper.ts';
import { words } from '../words.ts';

/** Where on its site it says how to choose, open and change a bank account. */
const BANK_ACCOUNTS = '/en/everyday-money/banking';

/** What is said beside a kind of debt, the bank account of an overdraft, with the page of the service that it names. */
export function KindAdvice({ children }: { children: string }) {
  return (
    <Notification tone="orange">
      <p>{children}</p>
      <p>
        <Anchor href={new URL(BANK_ACCOUNTS, moneyHelper.url).href} {...newTab}>
          {words.bankAccounts(moneyHelper.name)}
          <span className="visually-hidden">{newTabWords}</span>
        </Anchor>
      </p>
    </Notification>
  );
}
