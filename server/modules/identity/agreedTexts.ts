import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { keepText } from '../consents/texts.ts';

/** The two pages that who makes an account says they have read, line by line. */
export type AgreedTexts = { readonly terms: readonly string[]; readonly privacy: readonly string[] };

/** Both pages as the content has them now; of one that stands on another site, its address. */
export function agreedTextsOf({
  pages,
  settings: { termsUrl, privacyUrl },
}: Pick<OperatorContent, 'pages' | 'settings'>): AgreedTexts {
  const linesOf = (url: string): readonly string[] => {
    const page = pages.find(({ path }) => path === url);
    if (!page) return [url];
    const sections = page.sections.flatMap(({ heading, paragraphs, steps, points, link }) => [
      heading,
      ...(paragraphs ?? []),
      ...(steps ?? []),
      ...(points ?? []),
      ...(link ? [link.label] : []),
    ]);
    return [page.title, page.lead, ...sections];
  };
  return { terms: linesOf(termsUrl), privacy: linesOf(privacyUrl) };
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
