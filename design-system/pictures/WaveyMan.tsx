/** A man in a woolly hat who waves, for the "Wavey Man" tip box. Decoration. */
export function WaveyMan({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 104 92" aria-hidden focusable="false">
      <path d="M20 92c0-24 12-36 32-36s32 12 32 36Z" fill="#b9563a" />
      <path d="M40 58c4 9 20 9 24 0l-4-2H44Z" fill="#f3dcc9" />
      <path d="M79 74c8-10 12-20 11-34" fill="none" stroke="#b9563a" strokeWidth="15" strokeLinecap="round" />
      <path d="M90 42l-1-12" stroke="#9a6245" strokeWidth="11" strokeLinecap="round" />
      <circle cx="88.5" cy="24" r="7.5" fill="#9a6245" />
      <path d="M84 20l-3-7M89 18V9M94 20l4-6" stroke="#9a6245" strokeWidth="4.6" strokeLinecap="round" />
      <path d="M47 48h10v12c-2 4-8 4-10 0Z" fill="#87533a" />
      <ellipse cx="52" cy="36" rx="16" ry="18" fill="#9a6245" />
      <path d="M36 40c0 16 10 22 16 22s16-6 16-22c-3 5-6 7-9 7-3-2-11-2-14 0-3 0-6-2-9-7Z" fill="#14292b" />
      <path d="M46 47c3 3 9 3 12 0" fill="none" stroke="#f3dcc9" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M33 30c0-14 8-20 19-20s19 6 19 20c-8-4-30-4-38 0Z" fill="#0f5455" />
      <path d="M31 30c6-5 36-5 42 0-1 4-3 5-5 4-8-3-24-3-32 0-3 1-5 0-5-4Z" fill="#0a3f41" />
      <circle cx="52" cy="9" r="4.5" fill="#ffc94d" />
      <circle cx="46" cy="38" r="1.9" fill="#14292b" />
      <circle cx="58" cy="38" r="1.9" fill="#14292b" />
      <g fill="none" stroke="#85327f" strokeWidth="3" strokeLinecap="round">
        <path d="M100 30c3-4 3-9 1-13" />
        <path d="M75 30c-3-4-3-9-1-13" />
      </g>
    </svg>
  );
}
