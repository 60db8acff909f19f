import { type Ref, useEffect, useState } from 'react';
import { useAnnounce } from '../feedback/LiveRegion.tsx';
import { check, eye, eyeSlash } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Field } from './Field.tsx';
import type { FieldBasics } from './fieldTypes.ts';
import inputStyles from './Input.module.css';
import styles from './PasswordField.module.css';
import { checkSummary, type PasswordCheck } from './passwordChecks.ts';
import { words } from './words.ts';

export interface PasswordFieldProps extends FieldBasics {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  autoComplete: 'current-password' | 'new-password';
  /** What the password needs, each met or not. Shown as a list that is updated while typing. */
  checks?: readonly PasswordCheck[] | undefined;
  checksHeading?: string | undefined;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Length of the pause in typing, in ms, before the number of met checks is announced. */
const pause = 1000;

/** A password with a Show button. Pasting works. */
export function PasswordField({
  value,
  onChange,
  onBlur,
  autoComplete,
  checks,
  checksHeading = words.password.needs,
  disabled,
  inputRef,
  ...basics
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const announce = useAnnounce();
  const summary = checks && value ? checkSummary(checks) : '';
  const checksId = `${basics.id ?? basics.name}-checks`;

  useEffect(() => {
    if (!summary) return;
    const timer = setTimeout(() => announce(summary), pause);
    return () => clearTimeout(timer);
  }, [summary, announce]);

  function show() {
    setVisible(!visible);
    announce(visible ? words.password.hidden : words.password.showing);
  }

  return (
    <div>
      <Field {...basics}>
        {control => (
          <div className={styles.password}>
            <input
              {...control}
              aria-describedby={
                [control['aria-describedby'], checks && checksId].filter(Boolean).join(' ') || undefined
              }
              ref={inputRef}
              className={inputStyles.input}
              type={visible ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              disabled={disabled}
              value={value}
              onChange={event => onChange(event.target.value)}
              onBlur={onBlur}
            />
            <button type="button" className={styles.show} onClick={show} disabled={disabled}>
              <Glyph of={visible ? eyeSlash : eye} />
              {visible ? words.password.hide : words.password.show}
              <span className="visually-hidden">{words.password.password}</span>
            </button>
          </div>
        )}
      </Field>
      {checks && (
        <div className={styles.needs}>
          <p className={styles.heading} id={`${checksId}-heading`}>
            {checksHeading}
          </p>
          <ul className={styles.checks} id={checksId} aria-labelledby={`${checksId}-heading`}>
            {checks.map(item => (
              <li key={item.label} data-met={item.met || undefined}>
                <span className={styles.mark}>{item.met && <Glyph of={check} />}</span>
                <span>
                  {item.label}
                  <span className="visually-hidden">
                    {item.met ? words.password.met : words.password.notMet}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
