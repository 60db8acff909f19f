import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseContent } from '@towpath/contracts/content/assessCase.ts';
import { BudgetFile, budgetContent } from '@towpath/contracts/content/budget.ts';
import { CreditTypesFile, creditTypesContent } from '@towpath/contracts/content/debts.ts';
import { root } from '../sourceFiles.ts';

/** What a case file leaves to the content, as shipped. */
export function caseContent(): CaseContent {
  const { creditTypes } = creditTypesContent(CreditTypesFile.parse(contentFile('credit-types.json')));
  const { rules } = budgetContent(BudgetFile.parse(contentFile('budget.json')));
  return { creditTypes, categories: rules.categories, countedPayments: rules.countedPayments };
}

function contentFile(name: string): unknown {
  return JSON.parse(readFileSync(join(root, 'content', name), 'utf8'));
}
