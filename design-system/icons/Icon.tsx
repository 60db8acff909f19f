import { words } from '../words.ts';
import { Glyph } from './Glyph.tsx';
import { drawingOf } from './named.ts';

/**
 * Draws the icon that content names. A name outside the set shows the fixed placeholder text (SH-030). Loads the
 * whole set of named icons; a screen that knows its icons in advance uses `Glyph`.
 */
export function Icon({ name, className }: { name: string; className?: string | undefined }) {
  const drawing = drawingOf(name);
  return drawing ? (
    <Glyph of={drawing} className={className} />
  ) : (
    <span className={className}>{words.unknownIcon}</span>
  );
}
