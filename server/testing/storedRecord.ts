import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { storedRecordReader } from '../modules/advice/storedRecord.ts';

const { budget, creditTypes } = readOperatorContent(shipped);
/** What lines and kinds of debt are, by the content as shipped. */
export const shippedRoles = { categories: budget.rules.categories, creditTypes };

/** Reads back a record that was kept, by the content as shipped. */
export const readStoredRecord = storedRecordReader(shippedRoles);
