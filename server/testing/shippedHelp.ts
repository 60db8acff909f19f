import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { moneyHelperOf } from '@towpath/domain/people/moneyHelper.ts';

const content = readOperatorContent(shipped);

/** The list of help, and the look of the brand, as shipped. */
export const { help: SHIPPED_HELP, look: SHIPPED_LOOK } = content;
export const SHIPPED_LETTERHEAD = {
  look: content.look,
  mails: content.mails,
  moneyHelper: moneyHelperOf(content.help),
  publicUrl: '',
  isNeutral: false,
};
