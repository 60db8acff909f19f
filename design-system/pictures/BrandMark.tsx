/** A part of the mark, as a path on a square of 40: filled, or a line so wide. */
export interface MarkPart {
  path: string;
  lineWidth?: number;
  opacity?: number;
}

/** The operator's mark, put in when the site is built. */
const ownParts: readonly MarkPart[] = JSON.parse(import.meta.env?.BRAND_MARK ?? '[]');

interface BrandMarkProps {
  className?: string | undefined;
  /** Ours by default. */
  parts?: readonly MarkPart[] | undefined;
  /** The server puts a partner's in its place where a page was made in advance. */
  replaceable?: true | undefined;
}

/** The mark of the brand, in the colour of the text around it. */
export function BrandMark({ className, parts = ownParts, replaceable }: BrandMarkProps) {
  return (
    <svg
      className={className}
      data-brand={replaceable}
      viewBox="0 0 40 40"
      width="40"
      height="40"
      aria-hidden
      focusable="false"
    >
      {parts.map(({ path, lineWidth, opacity }) => (
        <path
          key={path}
          d={path}
          opacity={opacity}
          {...(lineWidth === undefined
            ? { fill: 'currentColor' }
            : { fill: 'none', stroke: 'currentColor', strokeWidth: lineWidth, strokeLinecap: 'round' })}
        />
      ))}
    </svg>
  );
}
