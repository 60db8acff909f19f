/** A part of the mark, as a path on a square of 40: filled, or a line so wide. */
interface Part {
  path: string;
  lineWidth?: number;
  opacity?: number;
}

/** The operator's mark, put in when the site is built. */
const parts: readonly Part[] = JSON.parse(import.meta.env?.BRAND_MARK ?? '[]');

/** The mark of the brand, in the colour of the text around it. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden focusable="false">
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
