type Originator = { readonly name: string; readonly welcomeMessageId: number };

/** The originator of an appId (ID-009), from the operator's settings; null for one that is not listed. */
export function originatorIn(
  originators: Readonly<Record<string, Originator>>,
  appId: string | null,
): Originator | null {
  return appId !== null && Object.hasOwn(originators, appId) ? (originators[appId] ?? null) : null;
}
