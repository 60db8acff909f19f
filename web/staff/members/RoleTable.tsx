import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffMembers } from '@towpath/contracts/api/staffMembers.ts';
import { check } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { STAFF_PERMISSIONS } from '@towpath/domain/people/staffPermissions.ts';
import styles from './Members.module.css';
import { words } from './words.ts';

const says = words.roles;

/** Which role may do what: data of the operator, to be read here. */
export function RoleTable({ roles }: { readonly roles: AnswerOf<typeof staffMembers>['roles'] }) {
  return (
    <section className={styles.part} aria-labelledby="roles">
      <h2 id="roles">{says.heading}</h2>
      {/* Reached by the keyboard, to be moved sideways with it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls */}
      <section className={styles.scroll} tabIndex={0} aria-label={says.table}>
        <table className={styles.table}>
          <caption className="visually-hidden">{says.table}</caption>
          <thead>
            <tr>
              <th scope="col">{says.may}</th>
              {roles.map(({ role }) => (
                <th key={role} scope="col" className={styles.mark}>
                  {role}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {STAFF_PERMISSIONS.map(permission => (
              <tr key={permission}>
                <th scope="row">{says.permissions[permission]}</th>
                {roles.map(({ role, permissions }) => (
                  <td key={role} className={styles.mark}>
                    {permissions.includes(permission) ? (
                      <>
                        <Glyph of={check} />
                        <span className="visually-hidden">{says.yes}</span>
                      </>
                    ) : (
                      <span className="visually-hidden">{says.no}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
