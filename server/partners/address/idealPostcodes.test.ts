import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IDEAL_POSTCODES_URL } from '../../platform/config/providers.ts';
import { idealPostcodes } from './idealPostcodes.ts';
import { AddressLookupFault } from './port.ts';

/** As the API sends an address, every field of it; a test names those that matter to it. */
const address = (parts: Readonly<Record<string, string>> = {}) => ({
  postcode: 'ID1 1QD',
  postcode_inward: '1QD',
  postcode_outward: 'ID1',
  post_town: 'LONDON',
  dependant_locality: '',
  double_dependant_locality: '',
  thoroughfare: 'Barons Court Road',
  dependant_thoroughfare: '',
  building_number: '2',
  building_name: '',
  sub_building_name: '',
  po_box: '',
  department_name: '',
  organisation_name: '',
  udprn: 25962203,
  umprn: '',
  postcode_type: 'S',
  su_organisation_indicator: '',
  delivery_point_suffix: '1G',
  line_1: '2 Barons Court Road',
  line_2: '',
  line_3: '',
  premise: '2',
  longitude: -0.208644362766368,
  latitude: 51.4899488390558,
  eastings: 524466,
  northings: 178299,
  country: 'England',
  traditional_county: 'Greater London',
  administrative_county: '',
  postal_county: 'London',
  county: 'London',
  district: 'Hammersmith and Fulham',
  ward: 'North End',
  ...parts,
});
const success = (result: readonly unknown[], more = {}) => ({
  result,
  code: 2000,
  message: 'Success',
  ...more,
});

type Reply = { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> };

const KEY = 'ak_hunter2';
const asked: { url: string; authorization: string | undefined }[] = [];
let reply: (url: URL) => Reply | undefined;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', authorization: request.headers.authorization });
    const sent = reply(new URL(request.url ?? '', 'http://localhost'));
    // No reply: the answer never comes.
    if (!sent) return;
    response.writeHead(sent.status, { 'content-type': 'application/json', ...sent.headers });
    response.end(typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

const lookUp = (postcode = 'ID1 1QD', timeoutMs = 4000) =>
  idealPostcodes({ url, key: KEY }, { timeoutMs }).addressesAt(postcode);
const found = async (...listed: readonly unknown[]) => {
  reply = () => ({ status: 200, body: success(listed) });
  return lookUp();
};
const faultOf = async (lookup: Promise<unknown>): Promise<AddressLookupFault> => {
  const fault = await lookup.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(fault instanceof AddressLookupFault)) throw new Error('no such fault');
  return fault;
};

describe('a lookup at Ideal Postcodes', () => {
  it('asks as the reference says, with the key in a header and nowhere else', async () => {
    await found(address());
    expect(asked).toEqual([{ url: '/v1/postcodes/ID11QD', authorization: `api_key="${KEY}"` }]);
    expect(IDEAL_POSTCODES_URL).toBe('https://api.ideal-postcodes.co.uk');
  });

  it('gives the seven parts of each address and nothing else (CS-002)', async () => {
    const parts = {
      sub_building_name: 'Flat 8',
      building_name: 'Kingsley Hall',
      building_number: '14',
      thoroughfare: 'Powis Road',
      dependant_locality: 'Penkhull',
      post_town: 'STOKE-ON-TRENT',
    };
    expect(await found(address(parts))).toEqual([
      {
        flatNumber: '8',
        buildingName: 'Kingsley Hall',
        buildingNumber: '14',
        street: 'Powis Road',
        district: 'Penkhull',
        town: 'Stoke-on-Trent',
        countryId: 1,
      },
    ]);
  });

  it.each([
    ['a flat of a house', { sub_building_name: 'Basement Flat' }, ['Basement Flat', '', '2']],
    ['a flat kept as the name of the house', { building_name: 'Basement Flat' }, ['Basement Flat', '', '2']],
    ['a number with a letter', { building_name: '12A', building_number: '' }, ['', '', '12A']],
    ['numbers run together', { building_name: '3-5', building_number: '' }, ['', '', '3-5']],
    [
      'a flat at a number with a letter',
      { sub_building_name: 'Apartment 10', building_name: '12A', building_number: '' },
      ['10', '', '12A'],
    ],
    [
      'a house with a name only',
      { building_name: 'Rose Cottage', building_number: '' },
      ['', 'Rose Cottage', ''],
    ],
    [
      'a room in a hall',
      { sub_building_name: 'Room 1', building_name: 'Arthur Vick', building_number: '' },
      ['Room 1', 'Arthur Vick', ''],
    ],
    [
      'a place known by who is there',
      { organisation_name: 'Harbour Hostel', building_number: '' },
      ['', 'Harbour Hostel', ''],
    ],
    ['a business at a house', { organisation_name: 'ID Consulting Limited' }, ['', '', '2']],
  ])('reads %s (CS-002)', async (_, parts, [flatNumber, buildingName, buildingNumber]) => {
    expect(await found(address(parts))).toMatchObject([{ flatNumber, buildingName, buildingNumber }]);
  });

  it('keeps both names of a street and of a village (CS-002)', async () => {
    const parts = {
      dependant_thoroughfare: 'Cypress Mews',
      thoroughfare: 'High Street',
      double_dependant_locality: 'Tyre Hill',
      dependant_locality: 'Hanley Swan',
    };
    expect(await found(address(parts))).toMatchObject([
      { street: 'Cypress Mews, High Street', district: 'Tyre Hill, Hanley Swan' },
    ]);
  });

  it.each([
    ['England', 1],
    ['Wales', 2],
    ['Scotland', 3],
    ['Northern Ireland', 4],
    ['Jersey', null],
    ['', null],
  ])('knows the country %j by its id (CS-002)', async (country, countryId) => {
    expect(await found(address({ country }))).toMatchObject([{ countryId }]);
  });

  it.each([
    ['NEWCASTLE UPON TYNE', 'Newcastle upon Tyne'],
    ['STOKE-ON-TRENT', 'Stoke-on-Trent'],
    ['BETWS-Y-COED', 'Betws-y-Coed'],
    ['ST. ALBANS', 'St. Albans'],
    ['KING’S LYNN', 'King’s Lynn'],
    ['LEEDS', 'Leeds'],
    ['', ''],
  ])('writes the town %j as people do: %j', async (post_town, town) => {
    expect(await found(address({ post_town }))).toMatchObject([{ town }]);
  });

  it('leaves out post office boxes, where nobody lives', async () => {
    expect(await found(address({ po_box: '1234', building_number: '' }))).toEqual([]);
  });

  it('has no addresses for a postcode that does not exist', async () => {
    reply = () => ({ status: 404, body: { code: 4040, message: 'Postcode Not Found', suggestions: [] } });
    expect(await lookUp('ID1 1QE')).toEqual([]);
  });

  it('asks for every page of a postcode that has more than one', async () => {
    const rooms = Array.from({ length: 250 }, (_, at) => address({ sub_building_name: `Room ${at + 1}` }));
    reply = asking => {
      const page = Number(asking.searchParams.get('page') ?? 0);
      const result = rooms.slice(page * 100, page * 100 + 100);
      return { status: 200, body: success(result, { page, total: 250, limit: 100 }) };
    };
    expect(new Set((await lookUp()).map(({ flatNumber }) => flatNumber)).size).toBe(250);
    expect(asked.map(({ url: path }) => path)).toEqual([
      '/v1/postcodes/ID11QD',
      '/v1/postcodes/ID11QD?page=1',
      '/v1/postcodes/ID11QD?page=2',
    ]);
  });

  it.each([
    ['has no more to give', []],
    ['never comes to an end', [address()]],
  ])('does not ask for ever when a page %s', async (_, result) => {
    reply = () => ({ status: 200, body: success(result, { page: 0, total: 1_000_000, limit: 100 }) });
    await lookUp();
    expect(asked.length).toBeLessThanOrEqual(10);
  });
});

describe('a lookup at Ideal Postcodes that comes to nothing', () => {
  it.each([
    ['the key is not known', 401, 4010],
    ['the key is not for this site', 401, 4011],
    ['no lookups are left', 402, 4020],
    ['the limit of the day is reached', 402, 4021],
  ])('is refused when %s, and never says the key', async (_, status, code) => {
    reply = () => ({ status, body: { code, message: `Key ${KEY}: see the documentation` } });
    const fault = await faultOf(lookUp());
    expect(fault).toMatchObject({ reason: 'refused', providerCode: code });
    expect(fault.cause).toBeUndefined();
    expect(`${fault.message}${fault.stack}${JSON.stringify(fault)}`).not.toMatch(/hunter2|ID1/);
  });

  it.each([
    ['a fault of theirs', { status: 500, body: { code: 5000, message: 'Uncatalogued error' } }, 'down'],
    ['too many of our requests', { status: 503, body: '' }, 'down'],
    ['a code that is not described', { status: 400, body: { code: 4999, message: 'New' } }, 'down'],
    ['a page instead of JSON', { status: 200, body: '<html>' }, 'malformed'],
    ['JSON that breaks off', { status: 200, body: '{"result":[{"postc' }, 'malformed'],
    ['no code', { status: 200, body: { result: [] } }, 'malformed'],
    ['no list', { status: 200, body: { code: 2000, message: 'Success' } }, 'malformed'],
    [
      'an address of another shape',
      { status: 200, body: success([{ line_1: '2 Barons Court Road' }]) },
      'malformed',
    ],
    [
      'a number where a text should be',
      { status: 200, body: success([{ ...address(), building_number: 2 }]) },
      'malformed',
    ],
    ['a way to somewhere else', { status: 302, body: '', headers: { location: '/elsewhere' } }, 'down'],
  ] as const)('says so after %s', async (_, sent, reason) => {
    reply = () => sent;
    expect((await faultOf(lookUp())).reason).toBe(reason);
    expect(asked).toHaveLength(1);
  });

  it('is slow when the answer does not come in time', async () => {
    reply = () => undefined;
    expect((await faultOf(lookUp('ID1 1QD', 100))).reason).toBe('slow');
  });

  it('is slow when all pages together take too long', async () => {
    reply = asking =>
      asking.searchParams.has('page')
        ? undefined
        : { status: 200, body: success([address()], { page: 0, total: 200, limit: 100 }) };
    expect((await faultOf(lookUp('ID1 1QD', 2000))).reason).toBe('slow');
    expect(asked).toHaveLength(2);
  });

  it('is down when nothing answers', async () => {
    const nobody = idealPostcodes({ url: 'http://127.0.0.1:9', key: KEY });
    expect((await faultOf(nobody.addressesAt('ID1 1QD'))).reason).toBe('down');
  });
});
