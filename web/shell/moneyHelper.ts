/** Address of the free money and debt guidance service set up by government. */
export const MONEY_HELPER = 'https://www.moneyhelper.org.uk/';
