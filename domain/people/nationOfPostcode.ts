import type { UkNation } from './nation.ts';

/** The areas of postcodes, the letters that one begins with, that are in Scotland. */
const SCOTTISH = /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)$/;

/** The areas of England and Wales, which have one debt law: which of the two an address is in makes no difference. */
const OF_ENGLAND_AND_WALES =
  /^(?:AL|B|BA|BB|BD|BH|BL|BN|BR|BS|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DE|DH|DL|DN|DT|DY|E|EC|EN|EX|FY|GL|GU|HA|HD|HG|HP|HR|HU|HX|IG|IP|KT|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|N|NE|NG|NN|NP|NR|NW|OL|OX|PE|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO)$/;

/**
 * Districts, the part before the space, that reach over the border of England and Scotland or lie on it. Our own list, wide
 * on purpose: who lives in one of them is asked.
 */
const ON_THE_BORDER = /^(?:CA6|DG14|DG16|NE71|TD5|TD8|TD9|TD12|TD15)$/;

/**
 * The nations in which an address with a postcode may be; more than one where the postcode alone does not say. None for a
 * postcode of no area that there is.
 *
 * @param postcode as `formatPostcode` writes it
 */
export function nationsOfPostcode(postcode: string): readonly UkNation[] {
  const [district = ''] = postcode.split(' ');
  if (ON_THE_BORDER.test(district)) return ['england', 'scotland'];
  const area = /^[A-Z]+/.exec(district)?.[0] ?? '';
  if (area === 'BT') return ['northern-ireland'];
  if (SCOTTISH.test(area)) return ['scotland'];
  return OF_ENGLAND_AND_WALES.test(area) ? ['england', 'wales'] : [];
}

/** Whether an address with a postcode is in the part of the UK of a nation, as far as debt law goes. */
export function isInNation(postcode: string, nation: UkNation): 'yes' | 'no' | 'unsure' {
  const nations = nationsOfPostcode(postcode);
  const own: readonly UkNation[] =
    nation === 'england' || nation === 'wales' ? ['england', 'wales'] : [nation];
  const here = nations.filter(one => own.includes(one)).length;
  if (nations.length === 0) return 'unsure';
  return here === nations.length ? 'yes' : here === 0 ? 'no' : 'unsure';
}
