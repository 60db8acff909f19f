import styles from './Pictures.module.css';

/** A sun that rises under an arch, around the point 0,0. */
export function Sun() {
  return (
    <g transform="scale(1.5) translate(-20 -20)">
      <path className={styles.pays} d="M4 20a16 16 0 0 1 32 0h-8.4a7.6 7.6 0 0 0-15.2 0Z" />
      <path className={styles.sun} d="M12.4 20a7.6 7.6 0 0 1 15.2 0Z" />
    </g>
  );
}
