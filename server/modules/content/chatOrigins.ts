import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';

/** Where the chat of another firm is loaded from, for the content policy of the pages (CH-002); nowhere for our own. */
export function chatOriginsOf({ externalChat }: OperatorContent['settings']): readonly string[] {
  if (!externalChat) return [];
  return [...new Set([new URL(externalChat.script).origin, ...(externalChat.origins ?? [])])];
}
