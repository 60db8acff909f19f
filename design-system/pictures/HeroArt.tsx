import { HeroFlowers } from './HeroFlowers.tsx';

/** The bridge at sunrise with a narrowboat, a walker and a heron. Only the home page loads this file. */
export function HeroArt({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <path d="M0 250C160 190 300 176 452 206s250 8 396-34 300-36 440 4 152 28 152 28v96H0Z" fill="#d6e7e2" />
      <path d="M0 276c190-46 330-40 500-20s330-26 520-26 300 22 420 30v60H0Z" fill="#bcd8d0" />
      <g fill="#9cc3b8">
        <circle cx="86" cy="262" r="24" />
        <circle cx="122" cy="268" r="18" />
        <circle cx="54" cy="270" r="16" />
        <circle cx="596" cy="262" r="17" />
        <circle cx="622" cy="256" r="24" />
        <circle cx="652" cy="264" r="18" />
      </g>
      <rect y="300" width="1440" height="220" fill="#0f5455" />
      <path d="M940 300a84 84 0 0 1 168 0Z" fill="#ffc94d" />
      <path d="M0 288h884v14H0Z" fill="#7fae7a" />
      <path d="M0 282h884v8H0Z" fill="#e9dfcf" />
      <path d="M1164 288h276v14h-276Z" fill="#7fae7a" />
      <path d="M1164 282h276v8h-276Z" fill="#e9dfcf" />
      <path
        d="M640 292C760 262 812 142 1024 138s276 124 416 152v12h-288a128 128 0 0 0-256 0H640Z"
        fill="#b9563a"
      />
      <path
        d="M640 292C760 262 812 142 1024 138s276 124 416 152v-18c-120-30-190-148-416-148S752 248 640 280Z"
        fill="#e0a184"
      />
      <path d="M880 302a144 144 0 0 1 288 0h-16a128 128 0 0 0-256 0Z" fill="#d98763" />
      <g stroke="#96412a" strokeWidth="3" strokeLinecap="round" opacity=".55">
        <path d="M820 226h26M856 210h22M806 250h20M1196 220h28M1238 240h22M1180 198h20M930 176h24M968 168h20M1066 168h26M1108 180h22M1290 262h24M760 270h22" />
      </g>
      <path d="M1010 152h28v22l-14 8-14-8Z" fill="#f3dcc9" />
      <g fill="#0a3f41">
        <path d="M640 302h256a128 128 0 0 0 8 44H664c-14-14-24-30-24-44Z" opacity=".75" />
        <path d="M1152 302h288v30c-20 6-60 12-98 14h-198a128 128 0 0 0 8-44Z" opacity=".75" />
      </g>
      <g stroke="#0a3f41" strokeWidth="9" strokeLinecap="round" opacity=".75">
        <path d="M700 360h214M1136 360h196M742 378h190M1116 378h168M788 396h170M1092 396h148M838 414h372M896 432h262M950 449h150" />
      </g>
      <g stroke="#ffc94d" strokeWidth="7" strokeLinecap="round">
        <path d="M946 312h156M956 328h48M1020 328h74M970 345h108M950 362h22M992 362h66M1000 380h58M1044 398h22M1006 398h18M1014 416h24" />
      </g>
      <g stroke="#d98763" strokeWidth="7" strokeLinecap="round" opacity=".55">
        <path d="M885 314h8M1155 314h8M888 331h9M1151 331h9M896 348h12M1140 348h12M908 365h14M1126 365h14M926 382h18M1104 382h18M950 399h24M1074 399h24M980 416h18M1050 416h18" />
      </g>
      <g stroke="#2f7f7c" strokeWidth="5" strokeLinecap="round">
        <path d="M60 352h130M214 352h34M330 470h190M120 430h64M420 372h96M560 426h120M640 486h250M1240 420h120M1300 470h90M1120 492h150M20 490h150" />
      </g>
      <g>
        <path d="M196 314h372c14 0 22-8 30-24h18c-2 26-16 42-46 42H222c-18 0-28-6-26-18Z" fill="#14292b" />
        <path d="M232 262h296c8 0 12 4 12 12v40H226v-44c0-5 2-8 6-8Z" fill="#85327f" />
        <path d="M222 256h322a5 5 0 0 1 0 10H222a5 5 0 0 1 0-10Z" fill="#f6e9f5" />
        <g fill="#ffe6a8">
          <rect x="252" y="276" width="34" height="20" rx="4" />
          <rect x="304" y="276" width="34" height="20" rx="4" />
          <rect x="412" y="276" width="34" height="20" rx="4" />
          <rect x="464" y="276" width="34" height="20" rx="4" />
        </g>
        <path d="M356 274h38v40h-38Z" fill="#5b2157" />
        <circle cx="375" cy="290" r="9" fill="#ffc94d" />
        <path d="M196 304h352v10H196Z" fill="#ffc94d" />
        <path d="M478 234h14v24h-14Z" fill="#14292b" />
        <path d="M476 232h18v5h-18Z" fill="#ffc94d" />
        <path d="M486 222c3-8 12-7 12-15" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
        <path
          d="M176 292c10 2 22-2 30-8"
          fill="none"
          stroke="#14292b"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="M256 244h22l-4 12h-14Z" fill="#b9563a" />
        <g fill="#4c8433">
          <circle cx="260" cy="240" r="7" />
          <circle cx="274" cy="240" r="7" />
          <circle cx="267" cy="234" r="8" />
        </g>
        <g fill="#ffc94d">
          <circle cx="262" cy="233" r="3" />
          <circle cx="272" cy="236" r="3" />
        </g>
      </g>
      <g stroke="#0a3f41" strokeWidth="6" strokeLinecap="round" opacity=".8">
        <path d="M214 342h360M250 356h270M300 370h150" />
      </g>
      <g transform="translate(-44 0)">
        <path
          d="M716 250c10-2 16 2 18 12l4 22"
          fill="none"
          stroke="#14292b"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path d="M714 252l-10 30" fill="none" stroke="#14292b" strokeWidth="9" strokeLinecap="round" />
        <path d="M704 218c4-10 20-10 24 0l6 38h-32Z" fill="#ffc94d" />
        <path d="M724 222l18 20" stroke="#ffc94d" strokeWidth="8" strokeLinecap="round" />
        <circle cx="717" cy="198" r="12" fill="#7a4a32" />
        <path d="M704 197c-1-16 26-20 27-2-8-4-18-4-27 2Z" fill="#14292b" />
        <circle cx="705" cy="192" r="6" fill="#14292b" />
        <path d="M743 242c10 12 18 14 28 14" fill="none" stroke="#14292b" strokeWidth="2" />
        <path
          d="M770 258h26c4 0 6-2 8-6l6-8 4 4 6 1c0 6-4 8-8 9l-3 8-2 14h-5v-12h-18l-4 12h-5l1-14c-4-2-6-4-6-8Z"
          fill="#f3dcc9"
        />
        <path d="M768 256c-5-2-8-6-7-11" fill="none" stroke="#f3dcc9" strokeWidth="4" strokeLinecap="round" />
      </g>
      <g transform="translate(-250 120) scale(1.1)" fill="none" strokeLinecap="round">
        <path d="M1332 306v-22M1342 306v-22" stroke="#14292b" strokeWidth="3" />
        <path d="M1316 272c6-14 28-18 40-4-6 12-26 16-40 4Z" fill="#8aa9b4" />
        <path d="M1352 264c8-8-2-18 4-30" stroke="#dfe9ea" strokeWidth="7" />
        <circle cx="1357" cy="232" r="6" fill="#dfe9ea" />
        <path d="M1361 232l20 3" stroke="#e07a1f" strokeWidth="4" />
      </g>
      <HeroFlowers />
    </svg>
  );
}
