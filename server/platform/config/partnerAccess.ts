/** How to reach a partner. */
export type PartnerAccess = { readonly url: string; readonly key: string };

/** Tells of a fault of the settings. */
export type Tell = (fault: string) => undefined;

/** No provider. Tells where an address or a key shows that one was meant. */
export function off(
  partner: string,
  url: string | undefined,
  key: string | undefined,
  tell: Tell,
): undefined {
  if (url !== undefined) tell(`${partner}_URL is set, ${partner}_PROVIDER is off`);
  if (key !== undefined) tell(`${partner}_KEY is set, ${partner}_PROVIDER is off`);
  return undefined;
}

/** Where a provider is and how it knows us; undefined for none. Tells where only one of the two is set. */
export function accessTo(
  partner: string,
  url: string | undefined,
  key: string | undefined,
  tell: Tell,
): PartnerAccess | undefined {
  if (url === undefined && key === undefined) return undefined;
  if (url !== undefined && key !== undefined) return { url, key };
  const [missing, present] = url === undefined ? ['URL', 'KEY'] : ['KEY', 'URL'];
  return tell(`${partner}_${missing} is needed beside ${partner}_${present}`);
}
