import { Layer, type LayerProps } from './Layer.tsx';
import styles from './SidePanel.module.css';

interface SidePanelProps extends LayerProps {
  /** Part of the page instead of a layer above it; it then has no close button. */
  docked?: boolean | undefined;
}

/** A panel at the side, 30rem wide and full screen below 768 px; slides in over 250 ms (BC-005, BC-006). */
export function SidePanel({ docked, ...props }: SidePanelProps) {
  if (!docked) return <Layer {...props} kind="panel" time="panel" />;
  return (
    <aside className={styles.docked} aria-label={props.title}>
      <h2>{props.title}</h2>
      {props.children}
    </aside>
  );
}
