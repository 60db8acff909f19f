import type { Drawing } from './drawings.generated.ts';

/**
 * Draws one icon at the size and in the colour of the text around it. It is hidden from screen readers, so there must
 * always be text beside it, visible or hidden. Takes the drawing itself, which keeps other icons out of the bundle.
 */
export function Glyph({ of, className }: { of: Drawing; className?: string | undefined }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 256 256"
      aria-hidden
      focusable="false"
    >
      <path d={of} />
    </svg>
  );
}
