import { FieldGroup } from '@towpath/design-system/inputs/FieldGroup.tsx';
import type { FieldBasics } from '@towpath/design-system/inputs/fieldTypes.ts';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import type { Address } from '@towpath/domain/applications/answer.ts';
import { wrongLine } from '@towpath/domain/applications/check/wrongLine.ts';
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
  error,
  ...basics
}: FieldBasics & { readonly value: Address; readonly onChange: (value: Address) => void }) {
  // It is said of the line itself, where the focus goes.
  const wrong = error === undefined ? null : wrongLine(value);
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
            error={line === wrong ? error : undefined}
            value={value[line]}
            onChange={text => onChange({ ...value, [line]: text })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
