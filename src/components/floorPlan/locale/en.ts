import type { FloorPlanMessages } from './zh-Hans';

const messages: FloorPlanMessages = {
  plan: (hall, booths) => `Plan of hall ${hall} with ${booths} booths. The list has each of them`,
  rows: 'Rows of booths',
  row: (letter) => `Row ${letter}`,
  listSeparator: ', ',
  categories: {
    rawSpice: 'Raw spices',
    extract: 'Oils and extracts',
    seasoning: 'Seasonings',
    equipment: 'Equipment',
    import: 'ASEAN imports',
    regional: 'Regional groups'
  },
  sizes: { standard: 'Standard booth', corner: 'Corner booth', rawSpace: 'Raw space' },
  facilityMarks: {
    entrance: 'Entrance',
    exit: 'Exit',
    toilet: 'WC',
    information: 'i',
    firstAid: '+',
    catering: 'Food'
  },
  facilities: {
    entrance: 'Entrance',
    exit: 'Exit',
    toilet: 'Toilets',
    information: 'Information',
    firstAid: 'First aid',
    catering: 'Food'
  },
  states: { free: 'Free', held: 'On hold', taken: 'Booked', own: 'Yours' },
  area: (squareMetres) => `${squareMetres} m²`
};
export default messages;
