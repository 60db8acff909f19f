import { EmailField } from '@towpath/design-system/inputs/EmailField.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';
import styles from './Bookings.module.css';
import type { KnownContact } from './ways.ts';
import { words } from './words.ts';

/** What is typed. */
export type Contact = {
  readonly name: string;
  readonly number: string;
  readonly email: string;
  readonly note: string;
};

type HowToTalkProps = {
  readonly way: TalkWay | undefined;
  readonly onWay: (way: TalkWay) => void;
  readonly known: KnownContact;
  readonly contact: Contact;
  readonly onType: (change: Partial<Contact>) => void;
  readonly errors: Readonly<Record<string, string | undefined>>;
};

const LONGEST_NOTE = 300;

/** The way of talking, whom we reach where that is not known, and what would help. */
export function HowToTalk({ way, onWay, known, contact, onType, errors }: HowToTalkProps) {
  return (
    <div className={styles.contact}>
      <RadioList
        label={words.pick.how}
        labelStyle="smallQuestion"
        name="way"
        columns={2}
        options={[
          {
            id: 'phone',
            label: words.pick.phone,
            additionalText: known.number === null ? words.pick.weCallYou : words.pick.weCall(known.number),
          },
          { id: 'chat', label: words.pick.chat, additionalText: words.pick.typing },
        ]}
        value={way ?? null}
        onChange={id => onWay(id === 'chat' ? 'chat' : 'phone')}
        error={errors.way}
      />
      {way && known.name === null && (
        <TextField
          label={words.pick.name}
          name="name"
          autoComplete="name"
          value={contact.name}
          onChange={name => onType({ name })}
          error={errors.name}
          optional
        />
      )}
      {way === 'phone' && known.number === null && (
        <PhoneField
          label={words.pick.number}
          name="number"
          hint={words.pick.numberHint}
          value={contact.number}
          onChange={number => onType({ number })}
          error={errors.number}
          required
        />
      )}
      {way && known.email === null && (
        <EmailField
          label={words.pick.email}
          name="email"
          hint={words.pick.emailHint}
          value={contact.email}
          onChange={email => onType({ email })}
          error={errors.email}
          optional={way === 'phone' || known.number !== null}
        />
      )}
      <TextField
        label={words.pick.note}
        name="note"
        hint={words.pick.noteHint}
        autoComplete="off"
        maxLength={LONGEST_NOTE}
        value={contact.note}
        onChange={note => onType({ note })}
        error={errors.note}
        optional
      />
    </div>
  );
}
