import type { ReactNode } from 'react';
import { boxClass, Legend, Notes } from './fieldParts.tsx';
import { describedBy, type FieldBasics } from './fieldTypes.ts';

interface FieldGroupProps extends FieldBasics {
  children: ReactNode;
  /** The group has the role of a radio group, and then carries the error state itself. */
  radios?: boolean | undefined;
  /** Runs when the focus leaves the whole group. */
  onLeave?: (() => void) | undefined;
}

/** A fieldset with legend, help, hint and error around the inputs of one question. */
export function FieldGroup(props: FieldGroupProps) {
  const { name, id = name, hint, error, required, radios, onLeave, children } = props;
  return (
    <fieldset
      className={boxClass(props)}
      id={id}
      aria-describedby={describedBy(id, hint, error)}
      {...(radios && {
        role: 'radiogroup',
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
      }}
    >
      <Legend {...props} />
      <Notes {...props} id={id} />
      {children}
    </fieldset>
  );
}
