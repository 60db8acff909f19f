import { useGoTo } from '../../shell/useGoTo.ts';
import { casePath } from '../area.ts';
import { BarKey, InShortcutBar } from '../shortcuts/ShortcutBar.tsx';
import { useWayToField } from '../wantedField.ts';
import { NEW_NOTE } from './newNote.ts';
import { noteOpened } from './openedCases.ts';
import { words } from './words.ts';

const PARTS = {
  a: 'advice',
  d: 'debts',
  b: 'budget',
  f: 'application',
  p: 'plan',
  l: 'letters',
} as const;
const KEYS = Object.keys(PARTS) as readonly (keyof typeof PARTS)[];

/** The keys of a case, in the bar at the foot: its parts, a new note, and the cases opened before and after it. */
export function CaseKeys({
  customerId,
  mayWrite,
}: {
  readonly customerId: string;
  readonly mayWrite: boolean;
}) {
  const goTo = useGoTo();
  const toNote = useWayToField(NEW_NOTE);
  const { last, next } = noteOpened(customerId);
  return (
    <InShortcutBar>
      {KEYS.map(key => (
        <BarKey
          key={key}
          keys={key}
          says={words.parts[PARTS[key]]}
          onPress={() => goTo(casePath(customerId, PARTS[key]))}
        />
      ))}
      {mayWrite && (
        <BarKey keys="n" says={words.keys.note} onPress={() => toNote(casePath(customerId, 'notes'))} />
      )}
      {last && <BarKey keys="[" says={words.keys.last} onPress={() => goTo(casePath(last))} />}
      {next && <BarKey keys="]" says={words.keys.next} onPress={() => goTo(casePath(next))} />}
    </InShortcutBar>
  );
}
