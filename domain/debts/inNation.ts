type NamedKind = { readonly name: string; readonly inNation?: Readonly<Record<string, string>> };

/**
 * A kind of debt by the name that people in a nation have for it, without its other names. By its own name where none
 * is given for the nation, or the nation is not known.
 */
export function kindIn<Kind extends NamedKind>(kind: Kind, nation: string | null): Omit<Kind, 'inNation'> {
  const { inNation, ...rest } = kind;
  return { ...rest, name: (nation === null ? undefined : inNation?.[nation]) ?? kind.name };
}
