import { AccountPage } from '../../account/AccountPage.tsx';

export function Account() {
  return <AccountPage />;
}
