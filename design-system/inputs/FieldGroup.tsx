import type { ReactNode, Ref } from 'react';
import { boxClass, LabelText, labelClass, Notes } from './fieldParts.tsx';
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
  const { name, id = name, hint, error, required, labelRef, labelStyle, radios, onLeave, children } = props;
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
      <legend
        className={labelClass(labelStyle)}
        ref={labelRef as Ref<HTMLLegendElement>}
        tabIndex={labelRef ? -1 : undefined}
      >
        <LabelText {...props} />
      </legend>
      <Notes {...props} id={id} />
      {children}
    </fieldset>
  );
}
