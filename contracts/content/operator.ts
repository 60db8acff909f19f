import { OPTIONAL_NATIONS } from '@towpath/domain/journeys/nations.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { z } from 'zod';
import { brandColours, brandMark, svgPath, textSender } from './brandLook.ts';
import { BudgetFile } from './budget.ts';
import { ChatFile } from './chat.ts';
import { Claim, Rating } from './claims.ts';
import { CreditorsFile, CreditTypesFile } from './debts.ts';
import { EntitlementsFile, NO_ENTITLEMENTS } from './entitlements.ts';
import { HealthFile } from './health.ts';
import { LettersFile, NO_LETTERS } from './letters.ts';
import { LimitsFile } from './limits.ts';
import { MailsFile } from './mails.ts';
import { partnerBrand } from './partnerBrand.ts';
import { RetentionFile } from './retention.ts';
import { CAPABILITIES } from './siteFacts.ts';
import { isTellingName } from './telling.ts';
import { NO_UNDERSTANDING, UnderstandingFile } from './understanding.ts';
import {
  anyText,
  calendarDay,
  origin,
  phoneNumber,
  scriptAddress,
  text,
  timeOfDay,
  timeZone,
  webAddress,
} from './values.ts';
import { NO_WHILE_IT_RUNS, WhileItRunsFile } from './whileItRuns.ts';

/**
 * What an operator may change without a release: words, contacts, claims, hours, looks. One schema per file, all
 * strict, so a misspelt field is reported rather than ignored. Read by the server and by the build of the web pages,
 * never by a customer's browser. `readOperatorContent` also checks that the files agree.
 */

/** A page of ours ('/about') or one elsewhere. */
const link = z.union([
  z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/u, "must start with '/' or https://"),
  webAddress,
]);
const appId = z.string().regex(/^mw_[a-z0-9-]+$/u, "must start with 'mw_'");

const Brand = z.strictObject({
  name: text,
  /** Stands on mails in neutral words, where the name says what the service is about. */
  neutralName: text
    .refine(of => !isTellingName(of), 'must not say what the service is about')
    .exactOptional(),
  tagline: text,
  /** The drawing beside the name, in one colour wherever it stands. */
  mark: brandMark,
  /** What is lit in the icon on a phone, as paths on the same square. */
  iconLight: z.array(svgPath),
  colours: brandColours,
  textSender,
  claims: z.strictObject({ helped: Claim, rating: Rating, duration: Claim }),
  firm: z.strictObject({
    legalName: text,
    referenceNumber: text,
    address: text,
    email: z.email(),
    complaintsEmail: z.email(),
    privacyEmail: z.email(),
    example: z.boolean().exactOptional(),
  }),
  /** Field names are the specification's (section 3). A logo is the address of a picture or the name of an icon. */
  footer: z.strictObject({
    brand_logo: anyText,
    brand_logo_alt_text: text,
    review_logo: anyText,
    review_logo_alt_text: anyText,
    disability_confident_logo: anyText,
    disability_confident_logo_alt_text: anyText,
    social_menu: z.strictObject({
      menu_items: z.array(z.strictObject({ label: text, link_icon: text, url: webAddress })),
    }),
    menu: z.strictObject({
      menu_items: z.array(z.strictObject({ label: text, url: link })),
      chevron_icon: anyText,
    }),
    /** Rich text; cleaned by the server before it is sent. */
    wysiwyg_content: text,
  }),
});
export type Brand = z.infer<typeof Brand>;

const Help = z.strictObject({
  help: z.array(
    z.strictObject({
      id: text,
      name: text,
      text,
      url: link.exactOptional(),
      phone: z
        .string()
        .regex(/^[0-9 ]{3,14}$/u, 'must be digits and spaces')
        .exactOptional(),
      /** A number that is written to and not rung, and the word that a text to it begins with. */
      sms: z
        .strictObject({
          to: z.string().regex(/^\d{3,14}$/u, 'must be digits alone'),
          say: z.string().regex(/^[A-Za-z]{1,20}$/u, 'must be one word of plain letters'),
        })
        .exactOptional(),
      /** The page that the number was taken from. Shown to nobody. */
      source: link.exactOptional(),
      /** The day on which that page was read last. Shown to nobody. */
      checked: calendarDay.exactOptional(),
      /** Who helps instead in a nation, by id; null where nobody does and this one is left out. */
      instead: z.partialRecord(z.enum(UK_NATIONS), text.nullable()).exactOptional(),
    }),
  ),
});
export type Help = z.infer<typeof Help>['help'][number];

/** Left out where this is switched off. */
const onlyWith = z.enum(CAPABILITIES).exactOptional();
const PageSection = z.strictObject({
  heading: text,
  onlyWith,
  paragraphs: z.array(text).exactOptional(),
  /** Steps to be done in this order: a numbered list. */
  steps: z.array(text).exactOptional(),
  points: z.array(text).exactOptional(),
  /** Where it can be done, on this site. */
  link: z
    .strictObject({
      label: text,
      path: z.string().regex(/^\/[a-z-]+$/u, "must be a path such as '/account'"),
    })
    .exactOptional(),
});
const PublicPage = z.strictObject({
  /** Set while its words are a sample. */
  example: z.boolean().exactOptional(),
  onlyWith,
  path: z.string().regex(/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/u, "must be a path such as '/about'"),
  title: text,
  /** The words by which the start page links to it, on pages for what cannot wait. */
  homeLabel: text.exactOptional(),
  lead: text,
  sections: z.array(PageSection).min(1, 'must have at least one section'),
  helpIds: z.array(text),
});
export type PublicPage = z.infer<typeof PublicPage>;
const Pages = z.strictObject({ pages: z.array(PublicPage) });

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** At least so long that somebody who reads mail at the weekend can answer, and never so long that nobody remembers. */
const emailDays = (least: number) =>
  z.int('must be a whole number').min(least, `must be ${least} at least`).max(60, 'must be 60 at most');
/** With where they were read, and when. */
const BankHolidays = z.strictObject({
  source: webAddress,
  date: calendarDay,
  days: z.array(
    z.strictObject({
      day: calendarDay,
      name: text,
      nations: z.array(z.enum(UK_NATIONS)).min(1, 'must name at least one nation'),
    }),
  ),
});
const wholeFrom = (least: number, most: number) =>
  z
    .int('must be a whole number')
    .min(least, `must be ${least} at least`)
    .max(most, `must be ${most} at most`);
const Booking = z.strictObject({
  /** How long a talk lasts. */
  minutes: wholeFrom(10, 120),
  /** How many of us talk at once. */
  atOnce: wholeFrom(1, 200),
  /** How long before it a time can be booked at the latest. */
  earliestMinutes: wholeFrom(0, 7 * 24 * 60),
  /** How many days ahead the last of them is. */
  furthestDays: wholeFrom(1, 90),
});
const awayDays = (least: number) =>
  z.int('must be a whole number').min(least, `must be ${least} at least`).max(3650, 'is too long');
const hours = z.array(z.strictObject({ days: z.array(z.enum(DAYS)).min(1), from: timeOfDay, to: timeOfDay }));
const Settings = z.strictObject({
  callHours: z.strictObject({
    text,
    timeZone,
    hours,
    /** Days on which nobody answers all the same, such as bank holidays. */
    closedOn: z.array(calendarDay).exactOptional(),
    /** The bank holidays of each nation: people there are offered no talk on theirs. */
    bankHolidays: BankHolidays.exactOptional(),
  }),
  callFromNumber: phoneNumber,
  /** Who has chosen a solution is rung on one of so many days on which somebody answers; left out, no day is promised. */
  planCallWithinDays: z
    .int('must be a whole number')
    .min(1, 'must be 1 at least')
    .max(10, 'must be 10 at most')
    .exactOptional(),
  /** Our own page, or a booking site. Null while there is none: the card and the button are then not shown. */
  bookingUrl: link.nullable(),
  /** How talks are booked on our own page; left out, none are. */
  booking: Booking.exactOptional(),
  /** An advice that the rules hand to one of us is looked at within so many days on which somebody answers; 1 where left out. */
  adviceLookWithinDays: z
    .int('must be a whole number')
    .min(1, 'must be 1 at least')
    .max(10, 'must be 10 at most')
    .exactOptional(),
  /** After how many days without a visit a session counts as given up, and ends (`AwayDays`); left out, time ends none. */
  sessionEnds: z
    .strictObject({
      abandonedAfterDays: awayDays(7),
      guestExpiredAfterDays: awayDays(30),
      expiredAfterDays: awayDays(90),
    })
    .exactOptional(),
  /** When we answer chats, by the clock of the calls and shut on the same days, and within how many minutes. Left out, there is no chat. */
  chat: z
    .strictObject({
      hours,
      goalMinutes: z
        .int('must be a whole number')
        .min(1, 'must be 1 at least')
        .max(120, 'must be 120 at most'),
    })
    .exactOptional(),
  /** The chat of another firm instead of our own: its script, what it is started with, and where else it loads from. */
  externalChat: z
    .strictObject({
      script: scriptAddress,
      commboxStreamID: text,
      commboxTrackerStreamID: text,
      origins: z.array(origin).exactOptional(),
    })
    .exactOptional(),
  /** The film beside the first look: the name of `media/NAME.mp4` and its captions `media/NAME.vtt`. None without it. */
  firstLookVideo: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/u, 'must be small letters, digits and dashes')
    .exactOptional(),
  /** Nations that we also advise in, beside England and Wales: people of one left out are stopped at the first question. */
  alsoAdviseIn: z.array(z.enum(OPTIONAL_NATIONS)),
  /** How long a change of email waits, in days (`EmailChangeDays`). */
  emailChange: z
    .strictObject({ waitsDays: emailDays(3), lastsDays: emailDays(1), untoldDays: emailDays(7) })
    .refine(({ waitsDays, untoldDays }) => untoldDays >= waitsDays, {
      message: 'must be no shorter than waitsDays',
      path: ['untoldDays'],
    }),
  termsUrl: link,
  privacyUrl: link,
  marketing: z.strictObject({
    defaultAppId: appId,
    defaultBrandId: appId,
    /** Name of the cookie that an advert's click leaves, from which gclId is read. */
    adClickCookie: text,
  }),
  /** Who sent the person, by appId, and the welcome they get. */
  originators: z.record(
    appId,
    z.strictObject({
      example: z.boolean().exactOptional(),
      name: text,
      welcomeMessageId: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    }),
  ),
});
export type Settings = z.infer<typeof Settings>;

const StepFooters = z.strictObject({ step_footers: z.partialRecord(z.enum(['1', '2', '3', '4']), text) });

/** How a partner's people see the service, by the partner's app id. */
export const PartnerLook = z.strictObject({
  example: z.boolean().exactOptional(),
  journey: text,
  /** As in the settings, where this partner's people are served in fewer nations. */
  alsoAdviseIn: z.array(z.enum(OPTIONAL_NATIONS)).exactOptional(),
  /** The partner's own name, mark and colours; left out, its people see ours. */
  brand: partnerBrand.exactOptional(),
  revision: z.int().min(1).max(999),
  layout: z.literal('one step per page').exactOptional(),
  template: z
    .strictObject({
      theme: text.exactOptional(),
      progressBarStyleId: z.int().min(1).max(3).exactOptional(),
      ctaStyleId: z.int().min(1).max(4).exactOptional(),
      displayChatWidget: z.boolean().exactOptional(),
    })
    .exactOptional(),
  registrationStyleId: z.int().min(1).max(4).exactOptional(),
  adviceStyleId: z.int().min(1).max(2).exactOptional(),
  stepTexts: z
    .record(
      anyText,
      z.strictObject({ headerText: text.exactOptional(), additionalText: text.exactOptional() }),
    )
    .exactOptional(),
});
export type PartnerLook = z.infer<typeof PartnerLook>;
const Variants = z.strictObject({ variants: z.record(appId, PartnerLook) });

/** Each file of the content folder and its schema. */
export const CONTENT_SCHEMAS = {
  'brand.json': Brand,
  'budget.json': BudgetFile,
  'chat.json': ChatFile,
  'credit-types.json': CreditTypesFile,
  'creditors.json': CreditorsFile,
  'entitlements.json': EntitlementsFile,
  'health.json': HealthFile,
  'help.json': Help,
  'letters.json': LettersFile,
  'limits.json': LimitsFile,
  'mails.json': MailsFile,
  'pages.json': Pages,
  'retention.json': RetentionFile,
  'settings.json': Settings,
  'step-footers.json': StepFooters,
  'understanding.json': UnderstandingFile,
  'variants.json': Variants,
  'while-it-runs.json': WhileItRunsFile,
} as const;

export type ContentFile = keyof typeof CONTENT_SCHEMAS;
export const CONTENT_FILES = Object.keys(CONTENT_SCHEMAS) as readonly ContentFile[];
/** The files that an install may do without, and what is read instead. */
export const WITHOUT_FILE: { readonly [File in ContentFile]?: z.infer<(typeof CONTENT_SCHEMAS)[File]> } = {
  'understanding.json': NO_UNDERSTANDING,
  'letters.json': NO_LETTERS,
  'entitlements.json': NO_ENTITLEMENTS,
  'while-it-runs.json': NO_WHILE_IT_RUNS,
};
/** The content files as their schemas read them. */
export type ContentFiles = { readonly [File in ContentFile]: z.infer<(typeof CONTENT_SCHEMAS)[File]> };
