import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Anchor, newTab, newTabWords } from '@towpath/design-system/links.tsx';
import { MONEY_HELPER } from '@towpath/domain/people/moneyHelper.ts';
import { words } from '../words.ts';

/** What is said beside a kind of debt, the bank account of an overdraft, with the page of the service that it names. */
export function KindAdvice({ children }: { children: string }) {
  return (
    <Notification tone="orange">
      <p>{children}</p>
      <p>
        <Anchor href={MONEY_HELPER.bankAccountsUrl} {...newTab}>
          {words.bankAccounts(MONEY_HELPER.name)}
          <span className="visually-hidden">{newTabWords}</span>
        </Anchor>
      </p>
    </Notification>
  );
}
