/** The free money and debt guidance service set up by government, on every page and in every mail (SH-006). */
export type MoneyHelper = {
  readonly name: string;
  readonly url: string;
  /** The address as people say it. */
  readonly shownUrl: string;
  readonly phone: string;
};

type Entry = { readonly id: string; readonly name: string; readonly url?: string; readonly phone?: string };

/**
 * How to reach it, out of the operator's list of help.
 *
 * @throws RangeError where the list has no entry `moneyhelper` with an address and a number; content without it is
 *   refused before anything starts
 */
export function moneyHelperOf(help: readonly Entry[]): MoneyHelper {
  const { name, url, phone } = help.find(({ id }) => id === 'moneyhelper') ?? {};
  if (name === undefined || url === undefined || phone === undefined)
    throw new RangeError("needs 'moneyhelper' with a url and a phone");
  return { name, url, shownUrl: url.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, ''), phone };
}
