/** A sprig of purple loosestrife, the plant of the "Purple Thing" tip box. Decoration. */
export function Loosestrife({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 84 156" aria-hidden focusable="false">
      <g transform="translate(-4 0)">
        <path
          d="M34 170Q33 137 26 104L25 42"
          fill="none"
          stroke="#4c8433"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="M31 134q18 -30 44 -34q-6 30 -44 34ZM34 160q-24 -20 -46 -16q12 22 46 16Z" fill="#4c8433" />
        <g fill="#b05ca8">
          <circle cx="18.1" cy="104" r="10.5" />
          <circle cx="33.9" cy="99" r="10.5" />
        </g>
        <g fill="#c77cc0">
          <circle cx="19" cy="91.6" r="9" />
          <circle cx="32.5" cy="86.6" r="9" />
        </g>
        <g fill="#b05ca8">
          <circle cx="19.9" cy="79.2" r="7.5" />
          <circle cx="31.1" cy="74.2" r="7.5" />
        </g>
        <g fill="#c77cc0">
          <circle cx="20.8" cy="66.8" r="6" />
          <circle cx="29.8" cy="61.8" r="6" />
        </g>
        <g fill="#b05ca8">
          <circle cx="21.7" cy="54.4" r="4.5" />
          <circle cx="28.4" cy="49.4" r="4.5" />
        </g>
        <g fill="#c77cc0">
          <circle cx="22.6" cy="42" r="2.9" />
          <circle cx="27" cy="37" r="2.9" />
        </g>
        <path
          d="M52 170Q53 129 58 88L59 14"
          fill="none"
          stroke="#4c8433"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="M54 125q18 -30 44 -34q-6 30 -44 34ZM57 151q-24 -20 -46 -16q12 22 46 16Z" fill="#4c8433" />
        <g fill="#85327f">
          <circle cx="50.1" cy="88" r="10.5" />
          <circle cx="65.9" cy="83" r="10.5" />
        </g>
        <g fill="#a4489c">
          <circle cx="51.2" cy="75.7" r="9.2" />
          <circle cx="65.1" cy="70.7" r="9.2" />
        </g>
        <g fill="#85327f">
          <circle cx="52.3" cy="63.3" r="8" />
          <circle cx="64.3" cy="58.3" r="8" />
        </g>
        <g fill="#a4489c">
          <circle cx="53.4" cy="51" r="6.7" />
          <circle cx="63.5" cy="46" r="6.7" />
        </g>
        <g fill="#85327f">
          <circle cx="54.5" cy="38.7" r="5.5" />
          <circle cx="62.7" cy="33.7" r="5.5" />
        </g>
        <g fill="#a4489c">
          <circle cx="55.6" cy="26.3" r="4.2" />
          <circle cx="61.9" cy="21.3" r="4.2" />
        </g>
        <g fill="#85327f">
          <circle cx="56.7" cy="14" r="2.9" />
          <circle cx="61.1" cy="9" r="2.9" />
        </g>
      </g>
    </svg>
  );
}
