import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';

/** The list of help as shipped. */
export const { help: SHIPPED_HELP } = readOperatorContent(shipped);
