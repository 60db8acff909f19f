import type { Account } from '@towpath/contracts/api/account.ts';
import {
  type Drawing,
  database,
  fileText,
  handshake,
  lockSimple,
  phoneCall,
  user,
} from '@towpath/design-system/icons/drawings.generated.ts';
import type { ComponentType } from 'react';
import { AgreedPart } from './agreed/AgreedPart.tsx';
import { DetailsPart } from './details/DetailsPart.tsx';
import { PapersPart } from './papers/PapersPart.tsx';
import { SafeContactPart } from './safe-contact/SafeContactPart.tsx';
import { SigningInPart } from './signing-in/SigningInPart.tsx';
import { words } from './words.ts';
import { YourDataPart } from './your-data/YourDataPart.tsx';

/** One part of the account: a section of its page, and a line of the list beside it. */
type AccountPart = {
  readonly id: string;
  readonly icon: Drawing;
  readonly heading: string;
  /** May hold something of the account. */
  readonly lead: string | ((account: Account) => string);
  readonly Part: ComponentType;
};

/** The parts of the account, in their order on the page. Each has a folder, and reads what it shows by itself. */
export const PARTS: readonly AccountPart[] = [
  { id: 'details', icon: user, ...words.parts.details, Part: DetailsPart },
  {
    id: 'signing-in',
    icon: lockSimple,
    ...words.parts.signingIn,
    lead: ({ sessions }) => words.parts.signingIn.lead(sessions.length),
    Part: SigningInPart,
  },
  { id: 'safe-contact', icon: phoneCall, ...words.parts.safeContact, Part: SafeContactPart },
  { id: 'agreed', icon: handshake, ...words.parts.agreed, Part: AgreedPart },
  { id: 'papers', icon: fileText, ...words.parts.papers, Part: PapersPart },
  { id: 'your-data', icon: database, ...words.parts.yourData, Part: YourDataPart },
];
