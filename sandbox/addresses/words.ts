/** The words that addresses are made from. Towns and postcode districts are real, everything else is made up. */

export type Nation = 'England' | 'Wales' | 'Scotland' | 'Northern Ireland';

export type Place = {
  /** The first half of its postcodes. */
  readonly outward: string;
  readonly town: string;
  readonly nation: Nation;
  /** Parts of the town that stand in an address between street and town. */
  readonly localities: readonly string[];
};

const place = (nation: Nation, outward: string, town: string, ...localities: string[]): Place => ({
  outward,
  town,
  nation,
  localities,
});

export const PLACES: readonly Place[] = [
  place('England', 'LS6', 'Leeds', 'Headingley'),
  place('England', 'M14', 'Manchester', 'Fallowfield'),
  place('England', 'B13', 'Birmingham', 'Moseley'),
  place('England', 'NE6', 'Newcastle upon Tyne', 'Byker'),
  place('England', 'BS5', 'Bristol', 'Easton'),
  place('England', 'SE15', 'London', 'Peckham'),
  place('England', 'E17', 'London', 'Walthamstow'),
  place('England', 'PL4', 'Plymouth', 'Mutley'),
  place('England', 'NG7', 'Nottingham', 'Lenton'),
  place('England', 'LE19', 'Leicester', 'Narborough', 'Enderby'),
  place('England', 'ST4', 'Stoke-on-Trent', 'Penkhull', 'Fenton'),
  place('Wales', 'CF24', 'Cardiff', 'Roath'),
  place('Wales', 'SA1', 'Swansea', 'St Thomas'),
  place('Wales', 'LL57', 'Bangor', 'Hirael', 'Llandygai'),
  place('Wales', 'NP20', 'Newport', 'Malpas'),
  place('Scotland', 'EH6', 'Edinburgh', 'Leith'),
  place('Scotland', 'G41', 'Glasgow', 'Pollokshields'),
  place('Scotland', 'AB24', 'Aberdeen', 'Old Aberdeen'),
  place('Scotland', 'IV2', 'Inverness', 'Culloden', 'Balloch'),
  place('Northern Ireland', 'BT7', 'Belfast', 'Ballynafeigh'),
  place('Northern Ireland', 'BT48', 'Londonderry', 'Pennyburn'),
  place('Northern Ireland', 'BT20', 'Bangor', 'Conlig'),
];

export const STREET_NAMES = [
  'Wharf',
  'Lock',
  'Towpath',
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
