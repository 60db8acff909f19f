import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { storedRecordReader } from '../modules/advice/storedRecord.ts';

const { budget, creditTypes } = readOperatorContent(shipped);
/** The roles of lines and kinds of debt in the shipped content. */
export const shippedRoles = { categories: budget.rules.categories, creditTypes };

/** Reads a stored record, with the shipped content. */
export const readStoredRecord = storedRecordReader(shippedRoles);
