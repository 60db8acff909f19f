import { APP_PAGES } from './appPages.ts';
import { contrastProblems } from './brandLook.ts';
import { badgeProblems, claimProblems } from './checkBrand.ts';
import { budgetDebtProblems, budgetHelpProblems, budgetProblems } from './checkBudget.ts';
import { creditorKindProblems, creditorsProblems, creditTypesProblems } from './checkDebts.ts';
import { entitlementLineProblems, entitlementsProblems } from './checkEntitlements.ts';
import { guideSlips } from './checkGuides.ts';
import { healthHelpProblems, healthProblems } from './checkHealth.ts';
import { helpProblems } from './checkHelp.ts';
import { letterRoleProblems, lettersProblems } from './checkLetters.ts';
import { limitSlips, limitsProblems } from './checkLimits.ts';
import { retentionProblems, retentionSlips } from './checkRetention.ts';
import { understandingProblems } from './checkUnderstanding.ts';
import { whileItRunsProblems } from './checkWhileItRuns.ts';
import { mailSlips } from './mails.ts';
import type { ContentFile, ContentFiles, PublicPage } from './operator.ts';
import { partnerColourProblems, partnerJourneyProblems, partnerNameProblems } from './partnerBrand.ts';
import { type ContentProblems, fieldOf, placed, repeated, unknownHelp } from './problem.ts';

type Own<File> = {
  /** Looks at rows one by one, as they are written: a fault in one hides none of another. */
  readonly rows?: (written: unknown) => ContentProblems;
  /** Looks at a file as far as it can be read, beside how it is written. */
  readonly whole?: (file: File, written: unknown) => ContentProblems;
};

/** What each file is checked by, besides its schema. */
export const OWN: { readonly [File in ContentFile]: Own<ContentFiles[File]> } = {
  'brand.json': {
    rows: written => contrastProblems(fieldOf(written, 'colours'), 'colours'),
    whole: brand => [...claimProblems(brand), ...badgeProblems(brand)],
  },
  'budget.json': { rows: guideSlips, whole: budgetProblems },
  'chat.json': {},
  'credit-types.json': { whole: creditTypesProblems },
  'creditors.json': { whole: creditorsProblems },
  'entitlements.json': { whole: entitlementsProblems },
  'health.json': { whole: healthProblems },
  'help.json': { whole: ({ help }) => helpProblems(help) },
  'letters.json': { whole: lettersProblems },
  'limits.json': { rows: limitSlips, whole: limitsProblems },
  'mails.json': { rows: mailSlips },
  'pages.json': {
    whole: ({ pages }) => [...repeated(pages, 'pages', 'path', 'a page'), ...sectionLinkProblems(pages)],
  },
  'retention.json': { rows: retentionSlips, whole: retentionProblems },
  'settings.json': {
    whole: ({ callHours, chat }) => [
      ...hoursProblems(callHours.hours, 'callHours.hours'),
      ...hoursProblems(chat?.hours ?? [], 'chat.hours'),
    ],
  },
  'step-footers.json': {},
  'understanding.json': { whole: understandingProblems },
  'variants.json': {
    rows: partnerColourProblems,
    whole: ({ variants }) => partnerJourneyProblems(variants),
  },
  'while-it-runs.json': { whole: whileItRunsProblems },
};

type Across = {
  /** Where a fault is told. */
  readonly file: ContentFile;
  /** The other files, each with the list of it that is looked in: of one that is not there, all would be missing. */
  readonly needs: readonly (readonly [ContentFile, string])[];
  readonly find: (files: ContentFiles) => ContentProblems;
};

/** How files agree: each looks at the file and at those that it needs. */
export const ACROSS: readonly Across[] = [
  {
    file: 'brand.json',
    needs: [['pages.json', 'pages']],
    find: ({ 'brand.json': { footer }, 'pages.json': { pages } }) =>
      footer.menu.menu_items.flatMap(({ url }, index) =>
        linkProblems(`footer.menu.menu_items[${index}].url`, url, pages),
      ),
  },
  {
    file: 'help.json',
    needs: [['pages.json', 'pages']],
    find: ({ 'help.json': { help }, 'pages.json': { pages } }) =>
      help.flatMap(({ url = '/' }, index) => linkProblems(`help[${index}].url`, url, pages)),
  },
  {
    file: 'pages.json',
    needs: [['help.json', 'help']],
    find: ({ 'pages.json': { pages }, 'help.json': { help } }) =>
      pages.flatMap(({ helpIds }, index) => unknownHelp(help, placed(helpIds, `pages[${index}].helpIds`))),
  },
  {
    file: 'settings.json',
    needs: [['pages.json', 'pages']],
    find: ({ 'settings.json': { termsUrl, privacyUrl }, 'pages.json': { pages } }) => [
      ...linkProblems('termsUrl', termsUrl, pages),
      ...linkProblems('privacyUrl', privacyUrl, pages),
    ],
  },
  {
    file: 'variants.json',
    needs: [['brand.json', 'name']],
    find: ({ 'variants.json': { variants }, 'brand.json': brand }) => partnerNameProblems(variants, brand),
  },
  {
    file: 'creditors.json',
    needs: [['credit-types.json', 'creditTypes']],
    find: files => creditorKindProblems(files['creditors.json'], files['credit-types.json']),
  },
  {
    file: 'letters.json',
    needs: [['credit-types.json', 'creditTypes']],
    find: files => letterRoleProblems(files['letters.json'], files['credit-types.json'].creditTypes),
  },
  {
    file: 'entitlements.json',
    needs: [
      ['budget.json', 'incomeCategories'],
      ['budget.json', 'expenditureCategories'],
    ],
    find: files => entitlementLineProblems(files['entitlements.json'], files['budget.json']),
  },
  {
    file: 'budget.json',
    needs: [['credit-types.json', 'creditTypes']],
    find: files => budgetDebtProblems(files['budget.json'], files['credit-types.json']),
  },
  {
    file: 'budget.json',
    needs: [['help.json', 'help']],
    find: files => budgetHelpProblems(files['budget.json'], files['help.json'].help),
  },
  {
    file: 'health.json',
    needs: [['help.json', 'help']],
    find: files => healthHelpProblems(files['health.json'], files['help.json'].help),
  },
];

function hoursProblems(hours: readonly { from: string; to: string }[], place: string): ContentProblems {
  return hours.flatMap(({ from, to }, index) =>
    from < to ? [] : [{ place: `${place}[${index}].to`, problem: `must be after ${from}` }],
  );
}

function linkProblems(place: string, url: string, pages: readonly PublicPage[]): ContentProblems {
  if (!url.startsWith('/') || url === '/' || pages.some(({ path }) => path === url)) return [];
  return [{ place, problem: `there is no page '${url}'` }];
}

/** A section may lead to a page of the app too. */
function sectionLinkProblems(pages: readonly PublicPage[]): ContentProblems {
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap(({ link }, section) =>
      link === undefined || APP_PAGES.some(path => path === link.path)
        ? []
        : linkProblems(`pages[${page}].sections[${section}].link.path`, link.path, pages),
    ),
  );
}
