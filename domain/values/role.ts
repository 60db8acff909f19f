/** What a role of the operator's content means, in one sentence, and whether a rule asks for it. */
export type RoleMeaning = {
  readonly means: string;
  /** Set where a rule asks for the role: content that gives it to nothing is refused. */
  readonly isAsked: boolean;
};

/** The roles that rules may ask for. A rule that asks for another does not compile until the list says that one does. */
export type AskedRole<Roles extends Readonly<Record<string, RoleMeaning>>> = {
  [Role in keyof Roles]: Roles[Role]['isAsked'] extends true ? Role : never;
}[keyof Roles];

/** The names of the roles that rules ask for, in the order of the list. */
export function requiredRoles<Roles extends Readonly<Record<string, RoleMeaning>>>(
  roles: Roles,
): readonly AskedRole<Roles>[] {
  return Object.entries(roles).flatMap(([role, { isAsked }]) => (isAsked ? [role as AskedRole<Roles>] : []));
}
