import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';

const MenuItem = z.object({ label: z.string(), url: z.string() });

/** Field names as the specification gives them (section 3, footer content). `wysiwyg_content` is sanitised by the server. */
export const FooterContent = z.object({
  brand_logo: z.string(),
  brand_logo_alt_text: z.string(),
  review_logo: z.string(),
  review_logo_alt_text: z.string(),
  disability_confident_logo: z.string(),
  disability_confident_logo_alt_text: z.string(),
  social_menu: z.object({
    menu_items: z.array(z.object({ label: z.string(), link_icon: z.string(), url: z.string() })),
  }),
  menu: z.object({ menu_items: z.array(MenuItem), chevron_icon: z.string() }),
  wysiwyg_content: z.string(),
  step_footers: described(
    z.record(z.string(), z.string()),
    'Step footers 1 to 4 replace the rich text on a step that names one; sanitised likewise.',
  ),
});
export type FooterContent = z.infer<typeof FooterContent>;

export const footerContent = call({
  base: 'core',
  method: 'GET',
  path: '/content/footer',
  access: 'anyone',
  summary: 'Footer of the brand: menus, badges, rich text.',
  answer: FooterContent,
});

/** Help a person can reach at once, by id. */
export const HelpEntry = named(
  'Help',
  z.object({
    id: z.string(),
    name: z.string(),
    text: z.string(),
    url: z.optional(z.string()),
    phone: z.optional(z.string()),
    sms: described(
      z.optional(
        z.object({
          to: described(z.string(), 'The number, digits alone.'),
          say: described(z.string(), 'The word that a text to it begins with.'),
        }),
      ),
      'A number that is written to and not rung.',
    ),
    instead: described(
      z.optional(z.record(z.string(), z.nullable(z.string()))),
      'Who helps instead in a nation, by id; null where nobody does.',
    ),
  }),
);
export type HelpEntry = z.infer<typeof HelpEntry>;

export const siteContent = call({
  base: 'core',
  method: 'GET',
  path: '/content/site',
  access: 'anyone',
  summary: 'Operator content the journey shows: help contacts, call hours, chat and booking settings.',
  answer: z.object({
    help: z.array(HelpEntry),
    callHours: z.string(),
    callTimes: described(
      z.object({
        hours: z.array(z.object({ days: z.array(z.string()), from: z.string(), to: z.string() })),
        closedOn: z.array(z.string()),
      }),
      'The same for a clock: by weekday, and the days on which nobody answers.',
    ),
    callFromNumber: z.string(),
    bookingUrl: z.nullable(z.string()),
    externalChat: described(
      z.nullable(
        z.object({
          script: described(z.string(), 'The address of the script.'),
          commboxStreamID: described(z.string(), 'Which stream of that firm’s chats it starts.'),
          commboxTrackerStreamID: described(z.string(), 'Which stream it tells of visits.'),
        }),
      ),
      'The chat of another firm that is used here, and what its script is started with; null for our own.',
    ),
    termsUrl: z.string(),
    privacyUrl: z.string(),
  }),
});
export type SiteContent = z.infer<typeof siteContent.answer>;
