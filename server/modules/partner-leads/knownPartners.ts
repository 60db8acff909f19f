import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';

/** The partners that the content knows, by appId: those with a welcome and those with a look. */
export function knownPartners({
  settings: { originators },
  partners,
}: {
  readonly settings: Pick<OperatorContent['settings'], 'originators'>;
  readonly partners: Readonly<Record<string, { readonly name: string }>>;
}): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(originators).map(([appId, { name }]) => [appId, name] as const),
    ...Object.entries(partners).map(([appId, { name }]) => [appId, name] as const),
  ]);
}
