import { Layer, type LayerProps } from './Layer.tsx';

/** A dialog that comes up from the bottom edge in 200 ms (BC-006). Behaves as `Modal`. */
export function Drawer(props: LayerProps) {
  return <Layer {...props} kind="drawer" time="drawer" />;
}
