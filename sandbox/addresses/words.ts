/** The words that addresses are made from. Towns and postcode districts are real, everything else is made up. */

export type Nation = 'England' | 'Wales' | 'Scotland' | 'Northern Ireland';

export type PostTown = {
  /** The first half of its postcodes. */
  readonly outward: string;
  readonly town: string;
  readonly nation: Nation;
  /** Districts of the town, which an address names between street and town. */
  readonly localities: readonly string[];
};

const postTown = (nation: Nation, outward: string, town: string, ...localities: string[]): PostTown => ({
  outward,
  town,
  nation,
  localities,
});

export const POST_TOWNS: readonly PostTown[] = [
  postTown('England', 'LS6', 'Leeds', 'Headingley'),
  postTown('England', 'M14', 'Manchester', 'Fallowfield'),
  postTown('England', 'B13', 'Birmingham', 'Moseley'),
  postTown('England', 'NE6', 'Newcastle upon Tyne', 'Byker'),
  postTown('England', 'BS5', 'Bristol', 'Easton'),
  postTown('England', 'SE15', 'London', 'Peckham'),
  postTown('England', 'E17', 'London', 'Walthamstow'),
  postTown('England', 'PL4', 'Plymouth', 'Mutley'),
  postTown('England', 'NG7', 'Nottingham', 'Lenton'),
  postTown('England', 'LE19', 'Leicester', 'Narborough', 'Enderby'),
  postTown('England', 'ST4', 'Stoke-on-Trent', 'Penkhull', 'Fenton'),
  postTown('Wales', 'CF24', 'Cardiff', 'Roath'),
  postTown('Wales', 'SA1', 'Swansea', 'St Thomas'),
  postTown('Wales', 'LL57', 'Bangor', 'Hirael', 'Llandygai'),
  postTown('Wales', 'NP20', 'Newport', 'Malpas'),
  postTown('Scotland', 'EH6', 'Edinburgh', 'Leith'),
  postTown('Scotland', 'G41', 'Glasgow', 'Pollokshields'),
  postTown('Scotland', 'AB24', 'Aberdeen', 'Old Aberdeen'),
  postTown('Scotland', 'IV2', 'Inverness', 'Culloden', 'Balloch'),
  postTown('Northern Ireland', 'BT7', 'Belfast', 'Ballynafeigh'),
  postTown('Northern Ireland', 'BT48', 'Londonderry', 'Pennyburn'),
  postTown('Northern Ireland', 'BT20', 'Bangor', 'Conlig'),
];

export const STREET_NAMES = [
  'Wharf',
  'Lock',
  'Boathouse',
  'Heron',
  'Kingfisher',
  'Alder',
  'Willow',
  'Bargeman’s',
  'Winding',
  'Aqueduct',
  'Narrowboat',
  'Reed',
  'Moorhen',
  'Tiller',
  'Sluice',
  'Cooper’s',
  'Loosestrife',
  'Mill',
] as const;

export const STREET_KINDS = ['Street', 'Road', 'Lane', 'Close', 'Avenue', 'Terrace', 'Gardens'] as const;

export const BLOCK_NAMES = [
  'Heron Court',
  'Lockside House',
  'Wharf Mansions',
  'Alder Point',
  'Tiller House',
] as const;

export const HOUSE_NAMES = [
  'Lock Keeper’s Cottage',
  'The Old Boathouse',
  'Rose Cottage',
  'Willow Bank',
  'Toll House',
  'Meadow View',
  'The Stables',
  'Bridge End',
  'Orchard House',
  'Kiln Cottage',
] as const;
