import { CASE_FLAGS, type CaseFlag } from '@towpath/contracts/api/staffCases.ts';
import { setCaseFlag } from '@towpath/contracts/api/staffNotes.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { staffApi } from '../staffApi.ts';
import styles from './Case.module.css';
import type { PartProps } from './usePart.tsx';
import { words } from './words.ts';

/** What whoever talks to the person has to know first; who may change a case ticks it here. */
export function Flags({
  customerId,
  permissions,
  flags,
  onChanged,
}: PartProps & { readonly flags: readonly CaseFlag[] }) {
  const setting = useOperation(async (flag: CaseFlag, isSet: boolean) => {
    await staffApi(setCaseFlag, { params: { customerId }, body: { flag, isSet } });
    onChanged();
  });
  return (
    <>
      {flags.length > 0 && (
        <ul className={styles.flags} aria-label={words.flags.heading}>
          {flags.map(flag => (
            <li key={flag}>{words.flags.names[flag]}</li>
          ))}
        </ul>
      )}
      {permissions.includes('change cases') && (
        <Disclosure summary={words.flags.change}>
          {CASE_FLAGS.map(flag => (
            <Checkbox
              key={flag}
              name={`flag-${flag}`}
              label={words.flags.names[flag]}
              checked={flags.includes(flag)}
              onChange={isSet => void setting.trigger(flag, isSet)}
            />
          ))}
          <p role="status">{setting.error && wordsOfFailure(setting.error)}</p>
        </Disclosure>
      )}
    </>
  );
}
