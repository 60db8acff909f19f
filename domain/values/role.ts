/** What a role of the operator's content means, in one sentence, and whether a rule asks for it. */
export type RoleMeaning = {
  readonly means: string;
  /** Set where a rule asks for the role: content in which nothing has it is refused. */
  readonly isAsked: boolean;
};

/**
 * The roles that rules may ask for. A rule that asks for another role does not compile until the list marks that role
 * as asked for.
 */
export type AskedRole<Roles extends Readonly<Record<string, RoleMeaning>>> = {
  [Role in keyof Roles]: Roles[Role]['isAsked'] extends true ? Role : never;
}[keyof Roles];

/** The names of the roles that rules ask for, in the order of the list. */
export function requiredRoles<Roles extends Readonly<Record<string, RoleMeaning>>>(
  roles: Roles,
): readonly AskedRole<Roles>[] {
  return Object.entries(roles).flatMap(([role, { isAsked }]) => (isAsked ? [role as AskedRole<Roles>] : []));
}

/** The names of all roles, in the order of the list. */
export function roleNames<Role extends string>(roles: Readonly<Record<Role, RoleMeaning>>): readonly Role[] {
  return Object.keys(roles) as Role[];
}

/** A row of the content that has roles. */
export type WithRoles<Role extends string> = { readonly roles: readonly Role[] };

/** Whether a row has a role. A row that is not known has none. */
export function hasRole<Role extends string>(
  row: WithRoles<Role> | null | undefined,
  role: NoInfer<Role>,
): boolean {
  // Most rows have none, and thousands of cases a second ask.
  return row != null && row.roles.length > 0 && row.roles.includes(role);
}
