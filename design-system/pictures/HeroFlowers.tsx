/** Loosestrife in front of the hero picture, on both sides. */
export function HeroFlowers() {
  return (
    <>
      <path
        d="M30 530Q29 465 20 400L19 310"
        fill="none"
        stroke="#4c8433"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M26 459q18 -30 44 -34q-6 30 -44 34ZM29 485q-24 -20 -46 -16q12 22 46 16Z" fill="#4c8433" />
      <g fill="#b05ca8">
        <circle cx="12.1" cy="400" r="10.5" />
        <circle cx="27.9" cy="395" r="10.5" />
      </g>
      <g fill="#c77cc0">
        <circle cx="12.7" cy="387.1" r="9.4" />
        <circle cx="26.9" cy="382.1" r="9.4" />
      </g>
      <g fill="#b05ca8">
        <circle cx="13.3" cy="374.3" r="8.3" />
        <circle cx="25.8" cy="369.3" r="8.3" />
      </g>
      <g fill="#c77cc0">
        <circle cx="13.9" cy="361.4" r="7.3" />
        <circle cx="24.8" cy="356.4" r="7.3" />
      </g>
      <g fill="#b05ca8">
        <circle cx="14.5" cy="348.6" r="6.2" />
        <circle cx="23.8" cy="343.6" r="6.2" />
      </g>
      <g fill="#c77cc0">
        <circle cx="15.1" cy="335.7" r="5.1" />
        <circle cx="22.8" cy="330.7" r="5.1" />
      </g>
      <g fill="#b05ca8">
        <circle cx="15.7" cy="322.9" r="4" />
        <circle cx="21.7" cy="317.9" r="4" />
      </g>
      <g fill="#c77cc0">
        <circle cx="16.3" cy="310" r="2.9" />
        <circle cx="20.7" cy="305" r="2.9" />
      </g>
      <path
        d="M64 530Q67 451 84 372L87 252"
        fill="none"
        stroke="#4c8433"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M72 443q18 -30 44 -34q-6 30 -44 34ZM75 469q-24 -20 -46 -16q12 22 46 16Z" fill="#4c8433" />
      <g fill="#85327f">
        <circle cx="76.1" cy="372" r="10.5" />
        <circle cx="91.9" cy="367" r="10.5" />
      </g>
      <g fill="#a4489c">
        <circle cx="77.1" cy="358.7" r="9.7" />
        <circle cx="91.6" cy="353.7" r="9.7" />
      </g>
      <g fill="#85327f">
        <circle cx="78.1" cy="345.3" r="8.8" />
        <circle cx="91.3" cy="340.3" r="8.8" />
      </g>
      <g fill="#a4489c">
        <circle cx="79" cy="332" r="8" />
        <circle cx="91" cy="327" r="8" />
      </g>
      <g fill="#85327f">
        <circle cx="80" cy="318.7" r="7.1" />
        <circle cx="90.7" cy="313.7" r="7.1" />
      </g>
      <g fill="#a4489c">
        <circle cx="80.9" cy="305.3" r="6.3" />
        <circle cx="90.4" cy="300.3" r="6.3" />
      </g>
      <g fill="#85327f">
        <circle cx="81.9" cy="292" r="5.5" />
        <circle cx="90.1" cy="287" r="5.5" />
      </g>
      <g fill="#a4489c">
        <circle cx="82.9" cy="278.7" r="4.6" />
        <circle cx="89.8" cy="273.7" r="4.6" />
      </g>
      <g fill="#85327f">
        <circle cx="83.8" cy="265.3" r="3.8" />
        <circle cx="89.5" cy="260.3" r="3.8" />
      </g>
      <g fill="#a4489c">
        <circle cx="84.8" cy="252" r="2.9" />
        <circle cx="89.2" cy="247" r="2.9" />
      </g>
      <path
        d="M106 530Q111 480 140 430L145 346"
        fill="none"
        stroke="#4c8433"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M120 475q18 -30 44 -34q-6 30 -44 34ZM123 501q-24 -20 -46 -16q12 22 46 16Z" fill="#4c8433" />
      <g fill="#5b2157">
        <circle cx="132.1" cy="430" r="10.5" />
        <circle cx="147.9" cy="425" r="10.5" />
      </g>
      <g fill="#85327f">
        <circle cx="133.9" cy="416" r="9.2" />
        <circle cx="147.8" cy="411" r="9.2" />
      </g>
      <g fill="#5b2157">
        <circle cx="135.7" cy="402" r="8" />
        <circle cx="147.7" cy="397" r="8" />
      </g>
      <g fill="#85327f">
        <circle cx="137.5" cy="388" r="6.7" />
        <circle cx="147.6" cy="383" r="6.7" />
      </g>
      <g fill="#5b2157">
        <circle cx="139.3" cy="374" r="5.5" />
        <circle cx="147.5" cy="369" r="5.5" />
      </g>
      <g fill="#85327f">
        <circle cx="141.1" cy="360" r="4.2" />
        <circle cx="147.4" cy="355" r="4.2" />
      </g>
      <g fill="#5b2157">
        <circle cx="142.9" cy="346" r="2.9" />
        <circle cx="147.3" cy="341" r="2.9" />
      </g>
      <path
        d="M1422 530Q1423 463 1430 396L1431 300"
        fill="none"
        stroke="#4c8433"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M1425 456q18 -30 44 -34q-6 30 -44 34ZM1428 482q-24 -20 -46 -16q12 22 46 16Z" fill="#4c8433" />
      <g fill="#85327f">
        <circle cx="1422.1" cy="396" r="10.5" />
        <circle cx="1437.9" cy="391" r="10.5" />
      </g>
      <g fill="#a4489c">
        <circle cx="1423.1" cy="382.3" r="9.4" />
        <circle cx="1437.2" cy="377.3" r="9.4" />
      </g>
      <g fill="#85327f">
        <circle cx="1424.1" cy="368.6" r="8.3" />
        <circle cx="1436.6" cy="363.6" r="8.3" />
      </g>
      <g fill="#a4489c">
        <circle cx="1425.1" cy="354.9" r="7.3" />
        <circle cx="1436" cy="349.9" r="7.3" />
      </g>
      <g fill="#85327f">
        <circle cx="1426.1" cy="341.1" r="6.2" />
        <circle cx="1435.3" cy="336.1" r="6.2" />
      </g>
      <g fill="#a4489c">
        <circle cx="1427" cy="327.4" r="5.1" />
        <circle cx="1434.7" cy="322.4" r="5.1" />
      </g>
      <g fill="#85327f">
        <circle cx="1428" cy="313.7" r="4" />
        <circle cx="1434" cy="308.7" r="4" />
      </g>
      <g fill="#a4489c">
        <circle cx="1429" cy="300" r="2.9" />
        <circle cx="1433.4" cy="295" r="2.9" />
      </g>
      <path
        d="M1384 530Q1381 454 1366 378L1363 260"
        fill="none"
        stroke="#4c8433"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M1377 446q18 -30 44 -34q-6 30 -44 34ZM1380 472q-24 -20 -46 -16q12 22 46 16Z" fill="#4c8433" />
      <g fill="#b05ca8">
        <circle cx="1358.1" cy="378" r="10.5" />
        <circle cx="1373.9" cy="373" r="10.5" />
      </g>
      <g fill="#c77cc0">
        <circle cx="1358.5" cy="364.9" r="9.7" />
        <circle cx="1372.9" cy="359.9" r="9.7" />
      </g>
      <g fill="#b05ca8">
        <circle cx="1358.8" cy="351.8" r="8.8" />
        <circle cx="1372" cy="346.8" r="8.8" />
      </g>
      <g fill="#c77cc0">
        <circle cx="1359.1" cy="338.7" r="8" />
        <circle cx="1371.1" cy="333.7" r="8" />
      </g>
      <g fill="#b05ca8">
        <circle cx="1359.4" cy="325.6" r="7.1" />
        <circle cx="1370.2" cy="320.6" r="7.1" />
      </g>
      <g fill="#c77cc0">
        <circle cx="1359.8" cy="312.4" r="6.3" />
        <circle cx="1369.2" cy="307.4" r="6.3" />
      </g>
      <g fill="#b05ca8">
        <circle cx="1360.1" cy="299.3" r="5.5" />
        <circle cx="1368.3" cy="294.3" r="5.5" />
      </g>
      <g fill="#c77cc0">
        <circle cx="1360.4" cy="286.2" r="4.6" />
        <circle cx="1367.4" cy="281.2" r="4.6" />
      </g>
      <g fill="#b05ca8">
        <circle cx="1360.8" cy="273.1" r="3.8" />
        <circle cx="1366.4" cy="268.1" r="3.8" />
      </g>
      <g fill="#c77cc0">
        <circle cx="1361.1" cy="260" r="2.9" />
        <circle cx="1365.5" cy="255" r="2.9" />
      </g>
      <path
        d="M1340 530Q1334 485 1302 440L1296 360"
        fill="none"
        stroke="#4c8433"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M1325 481q18 -30 44 -34q-6 30 -44 34ZM1328 507q-24 -20 -46 -16q12 22 46 16Z" fill="#4c8433" />
      <g fill="#5b2157">
        <circle cx="1294.1" cy="440" r="10.5" />
        <circle cx="1309.9" cy="435" r="10.5" />
      </g>
      <g fill="#85327f">
        <circle cx="1294.1" cy="426.7" r="9.2" />
        <circle cx="1308" cy="421.7" r="9.2" />
      </g>
      <g fill="#5b2157">
        <circle cx="1294.1" cy="413.3" r="8" />
        <circle cx="1306.1" cy="408.3" r="8" />
      </g>
      <g fill="#85327f">
        <circle cx="1294.1" cy="400" r="6.7" />
        <circle cx="1304.2" cy="395" r="6.7" />
      </g>
      <g fill="#5b2157">
        <circle cx="1294.1" cy="386.7" r="5.5" />
        <circle cx="1302.3" cy="381.7" r="5.5" />
      </g>
      <g fill="#85327f">
        <circle cx="1294.1" cy="373.3" r="4.2" />
        <circle cx="1300.4" cy="368.3" r="4.2" />
      </g>
      <g fill="#5b2157">
        <circle cx="1294.1" cy="360" r="2.9" />
        <circle cx="1298.5" cy="355" r="2.9" />
      </g>
    </>
  );
}
