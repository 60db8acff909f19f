/** The free money and debt guidance service set up by government, on every page and in every mail (SH-006). */
export const MONEY_HELPER = {
  name: 'MoneyHelper',
  url: 'https://www.moneyhelper.org.uk',
  /** The address as people say it. */
  shownUrl: 'moneyhelper.org.uk',
  phone: '0800 011 3797',
} as const;
