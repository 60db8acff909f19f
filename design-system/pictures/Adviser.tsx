/** An adviser. */
export function Adviser({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden focusable="false">
      <rect width="40" height="40" fill="#ffc94d" />
      <path d="M6 42c0-11 6-15 14-15s14 4 14 15Z" fill="#0f5455" />
      <path d="M10 22c-1-14 21-16 21 0v8H10Z" fill="#3a2419" />
      <path d="M17 22h6v8c-1 2-5 2-6 0Z" fill="#d9a583" />
      <ellipse cx="20" cy="18" rx="7" ry="8" fill="#e6b592" />
      <path d="M12 17c3-1 8-3 10-7 2 4 4 6 7 7-1-9-15-11-17 0Z" fill="#3a2419" />
    </svg>
  );
}
