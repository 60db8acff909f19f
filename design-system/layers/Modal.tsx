import { Layer, type LayerProps } from './Layer.tsx';

/**
 * A dialog in the middle of the window, at most 736 px wide. Fades over 250 ms; closed by its button, a press
 * outside, or Escape; the page behind does not scroll (SH-026 to SH-029).
 */
export function Modal(props: LayerProps) {
  return <Layer {...props} kind="modal" time="modal" />;
}
