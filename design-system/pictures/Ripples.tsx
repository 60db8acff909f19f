/** Water lines above the footer, in the colour of the text. Decoration. */
export function Ripples({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 26" preserveAspectRatio="none" aria-hidden focusable="false">
      <rect y="20" width="1440" height="6" fill="currentColor" />
      <g stroke="currentColor" strokeWidth="4" strokeLinecap="round">
        <path d="M-10 15h420M450 15h260M760 15h390M1200 15h260" opacity=".7" />
        <path d="M60 6h240M520 6h120M820 6h260M1250 6h120" opacity=".32" />
      </g>
    </svg>
  );
}
