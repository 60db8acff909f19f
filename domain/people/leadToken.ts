/**
 * A query, with or without its "?", without the one-time token of a partner's link: whoever has that can open the link, so
 * it is kept nowhere but as a hash. All else stays as it was written.
 */
export function withoutLeadToken(query: string): string {
  return query
    .split('&')
    .filter(pair => decoded(pair.replace(/^\?|=.*/g, '')) !== 'lead')
    .join('&');
}

/** Of a name that is not ASCII it does not matter what becomes. */
function decoded(name: string): string {
  return name.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
