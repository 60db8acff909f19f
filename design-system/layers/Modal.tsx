import { Layer, type LayerProps } from './Layer.tsx';

/**
 * A dialog in the middle of the window, 736 px wide at most. Fades over 250 ms; closes by its button, by a press outside
 * and by Escape; the page behind does not scroll (SH-026 to SH-029).
 */
export function Modal(props: LayerProps) {
  return <Layer {...props} kind="modal" time="modal" />;
}
