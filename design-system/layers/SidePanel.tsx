import { Layer, type LayerProps } from './Layer.tsx';
import styles from './SidePanel.module.css';

interface SidePanelProps extends LayerProps {
  /**
   * Part of the page instead of a layer above it, in the place where it stands among the elements. It may become the one
   * or the other while it is open: nothing in it begins anew.
   */
  docked?: boolean | undefined;
}

/** A panel at the side, 30rem wide and full screen below 768 px; slides in over 250 ms (BC-005, BC-006). */
export function SidePanel({ docked, ...props }: SidePanelProps) {
  return <Layer {...props} kind="panel" time="panel" docked={docked ? styles.docked : undefined} />;
}
