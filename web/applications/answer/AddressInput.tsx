import { FieldGroup } from '@towpath/design-system/inputs/FieldGroup.tsx';
import type { FieldBasics } from '@towpath/design-system/inputs/fieldTypes.ts';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import type { Address } from '@towpath/domain/applications/answer.ts';
import styles from '../Applications.module.css';
import { words } from '../words.ts';

/** The lines of an address, each with the width of its input where that is not all. */
const LINES = [
  ['line1', undefined],
  ['line2', undefined],
  ['town', undefined],
  ['county', undefined],
  ['postcode', 8],
  ['country', undefined],
] as const;

/** Lines that an address may be without. Whether it has a country or a postcode hangs on the other of them. */
const OPTIONAL: readonly string[] = ['line2', 'county'];

/** An address, line by line. */
export function AddressInput({
  value,
  onChange,
  ...basics
}: FieldBasics & { readonly value: Address; readonly onChange: (value: Address) => void }) {
  return (
    <FieldGroup {...basics}>
      <div className={styles.address}>
        {LINES.map(([line, width]) => (
          <TextField
            key={line}
            name={`${basics.name}-${line}`}
            label={words.form[line]}
            labelStyle="field"
            optional={OPTIONAL.includes(line)}
            autoComplete="off"
            width={width}
            value={value[line]}
            onChange={text => onChange({ ...value, [line]: text })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
