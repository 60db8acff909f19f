import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import { filled, type MailName, type MailsContent, type TextName } from '@towpath/contracts/content/mails.ts';
import { isTellingName } from '@towpath/contracts/content/telling.ts';
import type { MoneyHelper } from '@towpath/domain/people/moneyHelper.ts';
import { salutation } from '@towpath/domain/people/names.ts';
import type { Mail } from '../../platform/mail/port.ts';
import { mailOf } from './letter.ts';

/** Whom letters are from, and in which words: the operator's, in the look of the brand that a person knows. */
export type Letterhead = {
  readonly look: BrandLook;
  readonly mails: MailsContent;
  /** Who else helps, which every mail names that need not be neutral. */
  readonly moneyHelper: Pick<MoneyHelper, 'name' | 'url'>;
  /** The public address of the service; buttons lead there. */
  readonly publicUrl: string;
  /** Whether somebody else may see the person's mail: then nothing in it says what the service is about. */
  readonly isNeutral: boolean;
};
/** The letterhead for one person; our own where the person is not known any more. */
export type LetterheadOf = (customerId: string | null) => Promise<Letterhead>;

export type MailDetails = {
  readonly to: string;
  /** Where the button leads, as a path of the site. */
  readonly path: string;
  /** As the person gave it. Left out, empty, or no plain name: the heading without a name. */
  readonly firstName?: string;
  /** What stands for the placeholders of this mail. */
  readonly values?: Readonly<Record<string, string>>;
};

/** Mails to somebody who may not want it known any more, or whose wish was changed by another, are always neutral. */
const ALWAYS_NEUTRAL: readonly MailName[] = ['safeContactChanged', 'erased'];

/** Writes one of the operator's mails. */
export function writeMail(letterhead: Letterhead, name: MailName, details: MailDetails): Mail {
  const { mails, publicUrl } = letterhead;
  const isNeutral = letterhead.isNeutral || ALWAYS_NEUTRAL.includes(name);
  const look = isNeutral ? neutral(letterhead.look) : letterhead.look;
  const { to, path, values = {} } = details;
  const firstName = salutation(details.firstName ?? '');
  const { subject, heading, headingNamed, lines, button, note, help } = mails.mails[name];
  const say = (template: string) => filled(template, { ...values, ...inAll(look), firstName });
  return mailOf(
    {
      subject: say(subject),
      heading: say(firstName === '' ? heading : headingNamed),
      lines: lines.map(say),
      button: { label: say(button), url: `${publicUrl}${path}` },
      ...(note === undefined ? {} : { note: say(note) }),
      help: { heading: say(help.heading), text: say(help.text) },
      foot: {
        neverAsk: say(mails.foot.neverAsk),
        freeHelp: isNeutral ? null : { ...letterhead.moneyHelper, text: say(mails.foot.freeHelp) },
      },
    },
    { to, publicUrl, look },
  );
}

/** Writes one of the operator's text messages. */
export function writeText(
  { look, mails }: Pick<Letterhead, 'look' | 'mails'>,
  name: TextName,
  values: Readonly<Record<string, string>> = {},
): { readonly from: string; readonly text: string } {
  return { from: look.textSender, text: filled(mails.texts[name], { ...values, ...inAll(look) }) };
}

/** The name of the service as a person may see it: neutral where they ask for neutral words. */
export function shownName({ look, isNeutral }: Letterhead): string {
  return isNeutral ? neutral(look).name : look.name;
}

function neutral({ beside, ...look }: BrandLook): BrandLook {
  return {
    ...look,
    name: isTellingName(look.name) ? look.neutralName : look.name,
    ...(beside !== undefined && !isTellingName(beside) && { beside }),
  };
}

function inAll({ name, phone }: BrandLook) {
  return { brand: name, phone };
}
