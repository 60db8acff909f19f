import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { SiteFacts } from '@towpath/contracts/content/siteFacts.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { keepText } from '../consents/texts.ts';

/** The two pages that who makes an account says they have read, line by line. */
export type AgreedTexts = { readonly terms: readonly string[]; readonly privacy: readonly string[] };

/** Both pages as one person is shown them; `look` is the one that they know, ours or a partner's. */
export type AgreedTextsIn = (look: Pick<BrandLook, 'phone'>) => AgreedTexts;

/**
 * Both pages as the site shows them: without what depends on a fact that does not hold, in a partner's look with its
 * phone. Of a page that is not on this site only the address is known.
 */
export function agreedTextsOf(
  { pages, help, settings: { termsUrl, privacyUrl }, look: own }: ContentShown,
  facts: SiteFacts,
): AgreedTextsIn {
  const isShown = ({ onlyWith }: Pick<Section, 'onlyWith'>) => onlyWith === undefined || facts[onlyWith];

  function linesOf(url: string): readonly string[] {
    const page = pages.find(({ path }) => path === url);
    if (!page || !isShown(page)) return [url];
    const contacts = page.helpIds.flatMap(id => help.filter(entry => entry.id === id));
    return [
      page.title,
      page.lead,
      ...page.sections.filter(isShown).flatMap(linesOfSection),
      ...contacts.flatMap(({ name, text, phone, url: site }) => [name, text, phone ?? [], site ?? []].flat()),
    ];
  }

  const ours: AgreedTexts = { terms: linesOf(termsUrl), privacy: linesOf(privacyUrl) };
  return ({ phone }) => {
    const inLook = (line: string) => line.replaceAll(own.phone, () => phone);
    return { terms: ours.terms.map(inLook), privacy: ours.privacy.map(inLook) };
  };
}

type ContentShown = Pick<OperatorContent, 'pages' | 'help' | 'settings' | 'look'>;
type Section = OperatorContent['pages'][number]['sections'][number];

/** In the order of the page. */
function linesOfSection({ heading, paragraphs = [], steps = [], points = [], link }: Section) {
  return [heading, ...paragraphs, ...steps, ...points, ...(link ? [link.label] : [])];
}

/** Keeps both texts, each once for everybody, and gives for each the hash in hex under which it is found again. */
export async function keepAgreedTexts(
  trx: DatabaseTransaction,
  { terms, privacy }: AgreedTexts,
  at: Date,
): Promise<{ readonly terms: string; readonly privacy: string }> {
  return {
    terms: (await keepText(trx, terms, at)).toString('hex'),
    privacy: (await keepText(trx, privacy, at)).toString('hex'),
  };
}
