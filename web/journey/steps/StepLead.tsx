import styles from './StepLead.module.css';

/** The words of an introduction above the step they introduce, whose heading is the main one. */
export function StepLead({ heading, children }: { heading: string; children?: string | undefined }) {
  return (
    <div className={styles.lead} data-introduces>
      <p className={styles.heading}>{heading}</p>
      {children && <p className={styles.text}>{children}</p>}
    </div>
  );
}
