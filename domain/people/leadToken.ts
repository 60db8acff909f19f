/**
 * A query, with or without its "?", without the one-time token of a partner's link: whoever has that can open the link, so
 * it is kept nowhere but as a hash. All else stays as it was written.
 */
export function withoutLeadToken(query: string): string {
  return query
    .split('&')
    .filter(pair => !/^\??(l|%6c)(e|%65)(a|%61)(d|%64)(=|$)/i.test(pair))
    .join('&');
}
