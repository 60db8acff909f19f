import type { ReactNode } from 'react';
import { boxClass, Label, Notes } from './fieldParts.tsx';
import { describedBy, type FieldBasics } from './fieldTypes.ts';

/** Attributes that tie an input to its label, hint and error. */
export interface FieldControl {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Label, help, hint and error around one input. `children` renders the input with the attributes it receives. */
export function Field(props: FieldBasics & { children: (control: FieldControl) => ReactNode }) {
  const { name, id = name, hint, error, required, children } = props;
  return (
    <div className={boxClass(props)}>
      <Label {...props} id={id} />
      <Notes {...props} id={id} />
      {children({
        id,
        name,
        'aria-describedby': describedBy(id, hint, error),
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
    </div>
  );
}
