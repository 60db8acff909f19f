import type { FoundAddress } from '@towpath/contracts/api/lookup.ts';
import * as z from 'zod';
import { countryIdOf } from './countryId.ts';
import { getJson, readAs } from './getJson.ts';
import { type AddressLookup, AddressLookupFault, REQUEST_TIMEOUT_MS } from './port.ts';
import { postTown } from './postTown.ts';

const SUCCESS = 2000;
const NO_SUCH_POSTCODE = 4040;
/** Key unknown, key not for this site, balance used up, limit of the day or of one visitor reached. */
const FOR_THE_OPERATOR: ReadonlySet<number> = new Set([4010, 4011, 4020, 4021]);
/** A page has 100 addresses. No postcode comes near this many pages; a faulty answer could claim to. */
const MOST_PAGES = 10;

/** An address of the national address file. A missing part is an empty text. */
const Listed = z.object({
  sub_building_name: z.string(),
  building_name: z.string(),
  building_number: z.string(),
  organisation_name: z.string(),
  po_box: z.string(),
  dependant_thoroughfare: z.string(),
  thoroughfare: z.string(),
  double_dependant_locality: z.string(),
  dependant_locality: z.string(),
  post_town: z.string(),
  country: z.string(),
});
type Listed = z.infer<typeof Listed>;

const Answer = z.object({ code: z.number() });
/** `total` is there only for keys with the flats of shared houses, whose answers may go over several pages. */
const Page = z.object({ result: z.array(Listed), total: z.optional(z.number()) });

/**
 * Asks Ideal Postcodes (GET /v1/postcodes/{postcode}, as its API reference describes it). The key goes in a header:
 * in the address, as the reference also allows, it would end up in logs on the way.
 */
export function idealPostcodes(
  { url, key }: { readonly url: string; readonly key: string },
  { timeoutMs = REQUEST_TIMEOUT_MS }: { readonly timeoutMs?: number } = {},
): AddressLookup {
  const page = async (postcode: string, number: number, signal: AbortSignal) => {
    const asked = new URL(`${url}/v1/postcodes/${encodeURIComponent(postcode.replace(' ', ''))}`);
    if (number > 0) asked.searchParams.set('page', String(number));
    const sent = await getJson({ url: asked, headers: { authorization: `api_key="${key}"` }, signal });
    const { code } = readAs(Answer, sent);
    if (code === NO_SUCH_POSTCODE) return { result: [] };
    if (FOR_THE_OPERATOR.has(code)) throw new AddressLookupFault('refused', code);
    if (code !== SUCCESS) throw new AddressLookupFault('down', code);
    return readAs(Page, sent);
  };
  return {
    async addressesAt(postcode) {
      const signal = AbortSignal.timeout(timeoutMs);
      const { result, total = 0 } = await page(postcode, 0, signal);
      const listed = [...result];
      for (let number = 1; listed.length < total && number < MOST_PAGES; number += 1) {
        const next = await page(postcode, number, signal);
        if (next.result.length === 0) break;
        listed.push(...next.result);
      }
      // Nobody lives in a post office box.
      return listed.filter(({ po_box }) => po_box === '').map(asFound);
    },
  };
}

function asFound(listed: Listed): FoundAddress {
  return {
    ...home(listed),
    street: joined(listed.dependant_thoroughfare, listed.thoroughfare),
    district: joined(listed.double_dependant_locality, listed.dependant_locality),
    town: postTown(listed.post_town),
    countryId: countryIdOf(listed.country),
  };
}

type Home = Pick<FoundAddress, 'flatNumber' | 'buildingName' | 'buildingNumber'>;

/** The file keeps 12A and 3-5 as names, and the flat of a numbered house either as a part or as the name of it. */
function home(listed: Listed): Home {
  const { sub_building_name: part, building_name: name, building_number: number } = listed;
  if (/^\d+[A-Z]?(?:[-/]\d+[A-Z]?)?$/i.test(name) && number === '') {
    return { flatNumber: flat(part), buildingName: '', buildingNumber: name };
  }
  if (part === '' && number !== '' && /\b(?:flat|apartment|room)\b/i.test(name)) {
    return { flatNumber: flat(name), buildingName: '', buildingNumber: number };
  }
  // Some places are known only by the name of their occupant: a hostel, a pub, a hall of residence.
  const nameOrWho = part === '' && name === '' && number === '' ? listed.organisation_name : name;
  return { flatNumber: flat(part), buildingName: nameOrWho, buildingNumber: number };
}

/** "Flat 8" is number 8 in a field called flat number; "Basement Flat" stays as it is. */
function flat(written: string): string {
  return written.replace(/^(?:flat|apartment|apt)\s+(?=\S)/i, '');
}

function joined(...parts: readonly string[]): string {
  return parts.filter(part => part !== '').join(', ');
}
