import type { Creditor } from '@towpath/domain/debts/creditor.ts';
import type { ReportedKind } from '@towpath/domain/debts/creditReport.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { KindGuide } from '@towpath/domain/debts/kindGuide.ts';
import type { EntitlementBook } from '@towpath/domain/entitlements/entitlement.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import type { RetentionRules } from '@towpath/domain/people/retention.ts';
import type { RunningRule } from '@towpath/domain/plans/whileItRuns.ts';
import type { LimitRow } from '@towpath/domain/solutions/thresholds/limits.ts';
import type { BrandLook } from './brandLook.ts';
import { type BudgetContent, budgetContent } from './budget.ts';
import type { ChatContent } from './chat.ts';
import { checkedFiles } from './checkedFiles.ts';
import type { Claim, Rating } from './claims.ts';
import { creditTypesContent } from './debts.ts';
import { entitlementBook } from './entitlements.ts';
import { type HealthContent, healthContent } from './health.ts';
import { letterDefinitions } from './letters.ts';
import { limitRows } from './limits.ts';
import type { MailsContent } from './mails.ts';
import type {
  Brand,
  ContentFile,
  ContentFiles,
  Help,
  PartnerLook,
  PublicPage,
  Settings,
} from './operator.ts';
import { type PartnerBrand, partnerBrands } from './partnerBrand.ts';
import { isHelpMissing } from './problem.ts';
import { retentionContent } from './retention.ts';
import { type UnderstandingContent, understandingContent } from './understanding.ts';
import { runningRules } from './whileItRuns.ts';

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
  /** What worries in a chat, and replies to begin with. */
  readonly chat: ChatContent;
  /** The texts of mails and text messages, with what is put in still to be filled in. */
  readonly mails: MailsContent;
  /** What is asked before an insolvency is chosen; nothing where the file is not there. */
  readonly understanding: UnderstandingContent;
  /** What people keep to while an order or an arrangement runs; nothing where the file is not there. */
  readonly whileItRuns: readonly RunningRule[];
  /** The letters that people send, in the order in which a pack chooses among them; none where the file is not there. */
  readonly letters: readonly LetterDefinition[];
  /** Help that people miss, with its figures; none where the file is not there. */
  readonly entitlements: EntitlementBook;
  /** Every row of the limits of law and practice. */
  readonly limits: readonly LimitRow[];
  /** Conditions, support needs, and the words that ask for a consent. */
  readonly health: HealthContent;
  /** How long each thing is kept, and why. */
  readonly retention: RetentionRules;
};

/** The faults of content files. */
export class ContentFault extends Error {
  override readonly name = 'ContentFault';
  /** A line for each, which names the file and the place: `help.json: help[2].phone: must be digits and spaces`. */
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/**
 * Reads the content files: the shape of each, each row by itself, each file as a whole, and whether they agree (a link
 * to a page that does not exist, a help entry that is missing). `{brand}`, `{callHours}`, `{callFromNumber}`,
 * `{firmName}`, `{firmNumber}`, `{firmAddress}`, `{email}`, `{complaintsEmail}`, `{privacyEmail}` and `{keepGuests}`, for
 * each rule of retention by its name, in texts of pages, footers and partners' looks are replaced.
 *
 * @param texts the text of each file; one that is left out could not be read
 * @throws ContentFault for all faults at once
 */
export function readOperatorContent(texts: Readonly<Partial<Record<ContentFile, string>>>): OperatorContent {
  return contentOf(checkedFiles(texts));
}

/**
 * The content of files that were checked.
 *
 * @throws ContentFault for all faults at once
 */
export function contentOf(read: ReturnType<typeof checkedFiles>): OperatorContent {
  if (read.faults.length > 0) throw new ContentFault(read.faults);
  // Without a fault every file was read, and is as it stands.
  const files = read.files as ContentFiles;
  const { claims, ...brand } = files['brand.json'];
  const settings = files['settings.json'];
  const { variants } = files['variants.json'];
  const rating = withBasis(claims.rating);
  const look = lookOf(brand, settings);
  return {
    brand: rating
      ? brand
      : { ...brand, footer: { ...brand.footer, review_logo: '', review_logo_alt_text: '' } },
    look,
    claims: { helped: withBasis(claims.helped), rating, duration: withBasis(claims.duration) },
    help: files['help.json'].help,
    pages: files['pages.json'].pages,
    settings,
    stepFooters: files['step-footers.json'].step_footers,
    variants,
    partners: partnerBrands(variants, look),
    ...creditTypesContent(files['credit-types.json']),
    creditors: files['creditors.json'].creditors,
    budget: budgetContent(files['budget.json']),
    chat: files['chat.json'],
    entitlements: entitlementBook(files['entitlements.json']),
    health: healthContent(files['health.json']),
    letters: letterDefinitions(files['letters.json']),
    limits: limitRows(files['limits.json']),
    mails: files['mails.json'],
    retention: retentionContent(files['retention.json']),
    understanding: understandingContent(files['understanding.json']),
    whileItRuns: runningRules(files['while-it-runs.json']),
  };
}

function lookOf(brand: Omit<Brand, 'claims'>, settings: Settings): BrandLook {
  const { name, neutralName = name, mark, colours, textSender } = brand;
  return { name, neutralName, mark, colours, textSender, phone: settings.callFromNumber };
}

function withBasis<Of extends Claim | Rating>(claim: Of): Of | null {
  return claim.source !== undefined && claim.date !== undefined ? claim : null;
}

/**
 * Help entries that a definition names but that do not exist; empty when none is missing. Of one that has to be there in
 * any case, `help.json` is told to be wrong.
 */
export function unknownHelpIds(
  definition: JourneyDefinition,
  { help }: Pick<OperatorContent, 'help'>,
): readonly string[] {
  const named = definition.pages
    .flatMap(page => page.sections)
    .flatMap(section => section.steps)
    .flatMap(step => step.stepConfig?.helpIds ?? []);
  return [...new Set(named)].filter(id => isHelpMissing(help, id));
}
