import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseContent } from '@towpath/contracts/content/assessCase.ts';
import { CONTENT_FILES, type ContentFile } from '@towpath/contracts/content/operator.ts';
import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { type MoneyHelper, moneyHelperOf } from '@towpath/domain/people/moneyHelper.ts';
import type { Content } from '@towpath/server/modules/content/load.ts';
import { rulebookBy } from '@towpath/server/modules/content/rulebook.ts';
import { root } from '../sourceFiles.ts';

/** The content folder of the repository. */
export const SHIPPED_CONTENT = join(root, 'content');

/** What a case file leaves to the content, the rules by its limits, and where advice is free. */
export type AssessContent = CaseContent &
  Pick<Content, 'limits' | 'rulebook'> & { readonly moneyHelper: MoneyHelper };

/**
 * The facts of a case that a case file leaves to the content, which is read and checked as it is when the server
 * starts.
 *
 * @throws ContentFault for all faults in it
 */
export function caseContent(folder: string): AssessContent {
  const texts = CONTENT_FILES.map(file => [file, readFileSync(join(folder, file), 'utf8')]);
  const { creditTypes, budget, limits, help } = readOperatorContent(
    Object.fromEntries(texts) as Record<ContentFile, string>,
  );
  const { categories, countedPayments } = budget.rules;
  return {
    creditTypes,
    categories,
    countedPayments,
    limits,
    rulebook: rulebookBy(limits),
    moneyHelper: moneyHelperOf(help),
  };
}
