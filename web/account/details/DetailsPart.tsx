import { Setting, SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { displayName } from '@towpath/domain/people/names.ts';
import type { ComponentType } from 'react';
import { useAccount } from '../accountContext.ts';
import { ChangeRow } from '../ChangeRow.tsx';
import { words } from '../words.ts';
import { ChangeEmail, EmailChangeUnderWay } from './ChangeEmail.tsx';
import { ChangeName } from './ChangeName.tsx';
import { ChangePhone } from './ChangePhone.tsx';

/** Who the person is, and how to reach them. */
export function DetailsPart() {
  const { account } = useAccount();
  const changing =
    (Form: ComponentType<{ onSaved: () => void; onCancel: () => void }>, said: string) =>
    (close: (said?: string) => void) => <Form onSaved={() => close(said)} onCancel={() => close()} />;
  return (
    <SettingList>
      <ChangeRow name={words.details.name} value={displayName(account) || words.details.noName}>
        {changing(ChangeName, words.details.nameSaved)}
      </ChangeRow>
      <ChangeRow
        name={words.details.email}
        value={account.email}
        isSaidOver={account.emailChange === null}
        note={account.emailChange && <EmailChangeUnderWay />}
      >
        {changing(ChangeEmail, words.details.emailAsked)}
      </ChangeRow>
      <ChangeRow name={words.details.phone} value={account.contactNumber ?? words.details.noPhone}>
        {changing(ChangePhone, words.details.phoneSaved)}
      </ChangeRow>
      <Setting name={words.details.address} value={words.details.noAddress} />
    </SettingList>
  );
}
