/** The mark: a bridge arch over its reflection in the water. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden focusable="false">
      <path d="M2 20a18 18 0 0 1 36 0H28.5a8.5 8.5 0 0 0-17 0Z" fill="currentColor" />
      <g stroke="currentColor" strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M4 24.3h6.4M29.6 24.3H36" opacity=".85" />
        <path d="M6.4 29.6h27.2" opacity=".6" />
        <path d="M11.2 34.9h17.6" opacity=".4" />
      </g>
    </svg>
  );
}
