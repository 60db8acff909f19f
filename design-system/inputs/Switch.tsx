import styles from './Switch.module.css';

export interface SwitchProps {
  /** What it switches: its name for people who cannot see the row it stands in. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What stands beside it. */
  on: string;
  off: string;
  /** Id of what says more about it. */
  describedBy?: string | undefined;
}

/** A setting that is on or off at once, with the word beside it. */
export function Switch({ label, isOn, onChange, on, off, describedBy }: SwitchProps) {
  return (
    <label className={styles.row}>
      <input
        className={styles.switch}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        aria-describedby={describedBy}
        checked={isOn}
        onChange={event => onChange(event.target.checked)}
      />
      <span aria-hidden>{isOn ? on : off}</span>
    </label>
  );
}
