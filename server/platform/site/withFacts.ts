import { SITE_FACTS, type SiteFact, type SiteFacts } from '@towpath/contracts/content/siteFacts.ts';

/** An element that depends on a fact, up to its end. It cannot hold another element of its own kind. */
const DEPENDING = /<(\w+)((?:\s[^>]*?)?)\sdata-(if|unless)="([^"]*)"([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * A page as it is under these facts. Parts that depend on a fact that does not hold are removed from the
 * page, so that nothing flashes up or moves; the app is told the names of those facts.
 *
 * @throws {Error} for an element that names no known fact: it would be shown always, or never
 */
export function withFacts(html: string, facts: SiteFacts): string {
  const page = html.replace(
    DEPENDING,
    (whole, tag: string, before: string, how: string, fact: string, after: string, inside: string) => {
      if (!isFact(fact)) throw new Error(`A page depends on '${fact}', which is no fact: ${whole}`);
      if (facts[fact] !== (how === 'if')) return '';
      // Without the server, under live reload, it is hidden: there every fact holds.
      return how === 'if' ? whole : `<${tag}${unhidden(before)}${unhidden(after)}>${inside}</${tag}>`;
    },
  );
  const off = SITE_FACTS.filter(fact => fact !== 'trial' && !facts[fact]);
  if (off.length === 0) return page;
  return page.replace(/<head[^>]*>/i, head => `${head}<meta name="off" content="${off.join(' ')}">`);
}

function unhidden(attributes: string): string {
  return attributes.replace(/\shidden(?:="")?(?=\s|$)/, '');
}

function isFact(name: string): name is SiteFact {
  return (SITE_FACTS as readonly string[]).includes(name);
}
