import type { Creditor } from '@towpath/domain/debts/creditor.ts';
import type { ReportedKind } from '@towpath/domain/debts/creditReport.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { KindGuide } from '@towpath/domain/debts/kindGuide.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { type RetentionRules, sayKeepFor } from '@towpath/domain/people/retention.ts';
import type { LimitRow } from '@towpath/domain/solutions/thresholds/limits.ts';
import { escapeHtml } from '@towpath/domain/values/html.ts';
import type { z } from 'zod';
import { type BrandLook, contrastProblem } from './brandLook.ts';
import { type BudgetContent, budgetContent } from './budget.ts';
import { budgetProblem } from './checkBudget.ts';
import { creditorsProblem, creditTypesProblem } from './checkDebts.ts';
import { healthProblem } from './checkHealth.ts';
import { helpProblem } from './checkHelp.ts';
import { limitsProblem } from './checkLimits.ts';
import { retentionProblem } from './checkRetention.ts';
import { creditTypesContent } from './debts.ts';
import { type HealthContent, healthContent } from './health.ts';
import { issueInWords } from './issueInWords.ts';
import { limitRows } from './limits.ts';
import { type MailsContent, mailsProblem } from './mails.ts';
import {
  type Brand,
  type Claim,
  CONTENT_SCHEMAS,
  type ContentFile,
  type Help,
  type PartnerLook,
  type PublicPage,
  type Rating,
  type Settings,
} from './operator.ts';
import { type PartnerBrand, partnerBrands, partnerLooksProblem } from './partnerBrand.ts';
import type { ContentProblem } from './problem.ts';
import { retentionContent } from './retention.ts';
import { pathText } from './values.ts';

/** All content, checked and with the firm's own figures put into its texts. */
export type OperatorContent = {
  readonly brand: Omit<Brand, 'claims'>;
  /** What of it stands in mails, papers and text messages. */
  readonly look: BrandLook;
  /** Null where a claim has no source or no date: then nobody is shown it. */
  readonly claims: {
    readonly helped: Claim | null;
    readonly rating: Rating | null;
    readonly duration: Claim | null;
  };
  readonly help: readonly Help[];
  readonly pages: readonly PublicPage[];
  readonly settings: Settings;
  readonly stepFooters: Readonly<Record<string, string>>;
  /** Partner looks by appId. */
  readonly variants: Readonly<Record<string, PartnerLook>>;
  /** Those of them with a brand of their own, by appId. */
  readonly partners: Readonly<Record<string, PartnerBrand>>;
  /** Every kind of debt, in the order of the file. */
  readonly creditTypes: readonly CreditType[];
  /** The same kinds by the names that credit reports have for them. */
  readonly reportedKinds: readonly ReportedKind[];
  /** The same kinds with what helps people to find them. */
  readonly kindGuides: readonly KindGuide[];
  readonly creditors: readonly Creditor[];
  /** What a budget is made and checked by. */
  readonly budget: BudgetContent;
  /** The texts of mails and text messages, with what is put in still to be filled in. */
  readonly mails: MailsContent;
  /** Every row of the limits of law and practice. */
  readonly limits: readonly LimitRow[];
  /** Conditions, support needs, and the words that ask for a consent. */
  readonly health: HealthContent;
  /** How long each thing is kept, and why. */
  readonly retention: RetentionRules;
};

/** A fault in a content file, in one line that names the file and the place. */
export class ContentFault extends Error {
  override readonly name = 'ContentFault';
  readonly file: ContentFile;
  /** For example `help[2].phone`; empty when the file as a whole cannot be read. */
  readonly place: string;

  constructor(file: ContentFile, place: string, problem: string) {
    super(place === '' ? `${file}: ${problem}` : `${file}: ${place}: ${problem}`);
    this.file = file;
    this.place = place;
  }
}

/**
 * Reads the content files: shape first, then whether they agree (a link to a page that does not exist, a help entry
 * that is missing). `{brand}`, `{callHours}`, `{callFromNumber}`, `{firmName}`, `{firmNumber}`, `{firmAddress}`, `{email}`,
 * `{complaintsEmail}`, `{privacyEmail}` and `{keepGuests}`, for each rule of retention by its name, in texts of pages,
 * footers and partners' looks are replaced.
 *
 * @param texts the text of each file
 * @throws ContentFault for the first fault
 */
export function readOperatorContent(texts: Readonly<Record<ContentFile, string>>): OperatorContent {
  const retentionFile = readFile('retention.json', texts);
  refuse('retention.json', retentionProblem(retentionFile));
  const retention = retentionContent(retentionFile);
  const filled = fillPlaceholders(texts, retention);
  const { claims, ...brand } = readFile('brand.json', filled);
  const { help } = readFile('help.json', filled);
  const { pages } = readFile('pages.json', filled);
  const settings = readFile('settings.json', filled);
  const { step_footers: stepFooters } = readFile('step-footers.json', filled);
  const { variants } = readFile('variants.json', filled);
  const creditTypesFile = readFile('credit-types.json', filled);
  const creditorsFile = readFile('creditors.json', filled);
  const budgetFile = readFile('budget.json', filled);
  const healthFile = readFile('health.json', filled);
  const limitsFile = readFile('limits.json', filled);
  const mails = readFile('mails.json', filled);

  refuseIn('brand.json', 'colours', contrastProblem(brand.colours));
  checkClaims(claims);
  checkBadge(brand, claims.rating);
  refuse(
    'help.json',
    helpProblem(help, (place, url) => linkProblem(place, url, pages)),
  );
  checkPages(pages, help);
  checkSettings(settings, pages);
  checkMenu(brand, pages);
  refuse('variants.json', partnerLooksProblem(variants, brand));
  refuse('credit-types.json', creditTypesProblem(creditTypesFile));
  refuse('creditors.json', creditorsProblem(creditorsFile, creditTypesFile));
  refuse('budget.json', budgetProblem(budgetFile, creditTypesFile, help));
  refuse('health.json', healthProblem(healthFile, help));
  refuse('limits.json', limitsProblem(limitsFile));
  refuse('mails.json', mailsProblem(mails));

  const rating = withBasis(claims.rating);
  const look = lookOf(brand, settings);
  return {
    brand: rating
      ? brand
      : { ...brand, footer: { ...brand.footer, review_logo: '', review_logo_alt_text: '' } },
    look,
    claims: { helped: withBasis(claims.helped), rating, duration: withBasis(claims.duration) },
    help,
    pages,
    settings,
    stepFooters,
    variants,
    partners: partnerBrands(variants, look),
    ...creditTypesContent(creditTypesFile),
    creditors: creditorsFile.creditors,
    budget: budgetContent(budgetFile),
    health: healthContent(healthFile),
    limits: limitRows(limitsFile),
    mails,
    retention,
  };
}

function refuse(file: ContentFile, found: ContentProblem | null): void {
  if (found !== null) throw new ContentFault(file, found.place, found.problem);
}

function refuseIn(file: ContentFile, part: string, found: ContentProblem | null): void {
  refuse(file, found && { ...found, place: `${part}.${found.place}` });
}

function readFile<File extends ContentFile>(
  file: File,
  texts: Readonly<Record<ContentFile, string>>,
): z.infer<(typeof CONTENT_SCHEMAS)[File]> {
  const read = CONTENT_SCHEMAS[file].safeParse(readJson(file, texts[file]), { reportInput: true });
  if (read.success) return read.data as z.infer<(typeof CONTENT_SCHEMAS)[File]>;
  const issue = read.error.issues[0];
  throw new ContentFault(file, pathText(issue?.path ?? []), issue ? issueInWords(issue) : 'does not fit');
}

function readJson(file: ContentFile, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentFault(
      file,
      '',
      `is not JSON (${error instanceof Error ? error.message : String(error)})`,
    );
  }
}

/** Puts the firm's figures into pages and footers while they are still text, so that every string in them is reached. */
function fillPlaceholders(
  texts: Readonly<Record<ContentFile, string>>,
  retention: RetentionRules,
): Record<ContentFile, string> {
  const { firm, name } = readFile('brand.json', texts);
  const { callHours, callFromNumber } = readFile('settings.json', texts);
  const kept = Object.entries(retention).map(([name, { keep }]) => [
    `keep${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    sayKeepFor(keep),
  ]);
  const values: Readonly<Record<string, string>> = {
    brand: name,
    callHours: callHours.text,
    callFromNumber,
    firmName: firm.legalName,
    firmNumber: firm.referenceNumber,
    firmAddress: firm.address,
    email: firm.email,
    complaintsEmail: firm.complaintsEmail,
    privacyEmail: firm.privacyEmail,
    ...Object.fromEntries(kept),
  };
  const fill = (file: ContentFile, written: (value: string) => string) =>
    texts[file].replace(/\{([a-zA-Z]+)\}/gu, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new ContentFault(file, '', `there is no '{${name}}' to put in`);
      return JSON.stringify(written(value)).slice(1, -1);
    });
  return {
    ...texts,
    'brand.json': fill('brand.json', escapeHtml),
    'pages.json': fill('pages.json', value => value),
    'step-footers.json': fill('step-footers.json', escapeHtml),
    'variants.json': fill('variants.json', value => value),
  };
}

function lookOf(brand: Omit<Brand, 'claims'>, settings: Settings): BrandLook {
  const { name, neutralName = name, mark, colours, textSender } = brand;
  return { name, neutralName, mark, colours, textSender, phone: settings.callFromNumber };
}

function withBasis<Of extends Claim | Rating>(claim: Of): Of | null {
  return claim.source !== undefined && claim.date !== undefined ? claim : null;
}

function checkClaims(claims: Brand['claims']): void {
  for (const name of ['helped', 'duration'] as const) {
    const { text, emphasis } = claims[name];
    if (!text.includes(emphasis)) {
      throw new ContentFault('brand.json', `claims.${name}.emphasis`, `'${emphasis}' is not in the text`);
    }
  }
}

/**
 * The badge in the footer says the rating once more, so it has the basis and the mark of that claim: it may not say
 * figures of its own.
 */
function checkBadge({ footer }: Pick<Brand, 'footer'>, rating: Rating): void {
  const figures = (words: string): readonly string[] => words.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  const claimed = figures(`${rating.text} ${rating.detail}`);
  for (const figure of figures(footer.review_logo_alt_text)) {
    if (claimed.includes(figure)) continue;
    const problem = `'${figure}' is not in claims.rating, whose source and date it rests on`;
    throw new ContentFault('brand.json', 'footer.review_logo_alt_text', problem);
  }
}

function checkPages(pages: readonly PublicPage[], help: readonly Help[]): void {
  const helpIds = new Set(help.map(({ id }) => id));
  pages.forEach((page, index) => {
    if (pages.findIndex(({ path }) => path === page.path) !== index) {
      throw new ContentFault('pages.json', `pages[${index}].path`, `there is a page '${page.path}' already`);
    }
    page.helpIds.forEach((id, place) => {
      if (helpIds.has(id)) return;
      throw new ContentFault('pages.json', `pages[${index}].helpIds[${place}]`, `there is no help '${id}'`);
    });
  });
}

function checkSettings(settings: Settings, pages: readonly PublicPage[]): void {
  checkLink('settings.json', 'termsUrl', settings.termsUrl, pages);
  checkLink('settings.json', 'privacyUrl', settings.privacyUrl, pages);
  settings.callHours.hours.forEach(({ from, to }, index) => {
    if (from < to) return;
    throw new ContentFault('settings.json', `callHours.hours[${index}].to`, `must be after ${from}`);
  });
}

function checkMenu({ footer }: Pick<Brand, 'footer'>, pages: readonly PublicPage[]): void {
  footer.menu.menu_items.forEach(({ url }, index) => {
    checkLink('brand.json', `footer.menu.menu_items[${index}].url`, url, pages);
  });
}

function checkLink(file: ContentFile, place: string, url: string, pages: readonly PublicPage[]): void {
  refuse(file, linkProblem(place, url, pages));
}

function linkProblem(place: string, url: string, pages: readonly PublicPage[]): ContentProblem | null {
  if (!url.startsWith('/') || url === '/' || pages.some(({ path }) => path === url)) return null;
  return { place, problem: `there is no page '${url}'` };
}

/** Help entries that a definition names but that do not exist; empty when none is missing. */
export function unknownHelpIds(
  definition: JourneyDefinition,
  { help }: Pick<OperatorContent, 'help'>,
): readonly string[] {
  const named = definition.pages
    .flatMap(page => page.sections)
    .flatMap(section => section.steps)
    .flatMap(step => step.stepConfig?.helpIds ?? []);
  return [...new Set(named)].filter(id => !help.some(entry => entry.id === id));
}
