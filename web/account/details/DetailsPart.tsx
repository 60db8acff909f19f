import { Setting, SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { useAccount } from '../accountContext.ts';
import { words } from '../words.ts';

/** Who the person is, and how to reach them. */
export function DetailsPart() {
  const { account } = useAccount();
  const name = [account.title, account.forename, account.middlename, account.surname]
    .filter(Boolean)
    .join(' ');
  return (
    <SettingList>
      <Setting name={words.details.name} value={name || words.details.noName} />
      <Setting name={words.details.email} value={account.email} />
      <Setting name={words.details.phone} value={account.contactNumber ?? words.details.noPhone} />
    </SettingList>
  );
}
