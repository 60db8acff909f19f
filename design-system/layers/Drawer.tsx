import { Layer, type LayerProps } from './Layer.tsx';

/** A dialog that slides up from the bottom edge in 200 ms (BC-006). Behaves like `Modal`. */
export function Drawer(props: LayerProps) {
  return <Layer {...props} kind="drawer" time="drawer" />;
}
