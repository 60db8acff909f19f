import { checkCircleFill, warningCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import styles from './TodoList.module.css';

export type Todo = { readonly lead: string; readonly says: string; readonly isCare?: boolean };

/** Things to do, or with `isCare` not to do: each with its sign, the thing itself in bold, then why. */
export function TodoList({ todos }: { todos: readonly Todo[] }) {
  return (
    <ul className={styles.list}>
      {todos.map(({ lead, says, isCare = false }) => (
        <li key={lead} className={isCare ? styles.care : styles.good}>
          <Glyph of={isCare ? warningCircleFill : checkCircleFill} />
          <span>
            <b>{lead}</b> {says}
          </span>
        </li>
      ))}
    </ul>
  );
}
