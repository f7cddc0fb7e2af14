import type { FloorPlanMessages } from './zh-Hans';

const messages: FloorPlanMessages = {
  plan: (hall, booths) => `Plan du hall ${hall}, ${booths} stands. La liste les présente un par un`,
  rows: 'Rangées de stands',
  row: (letter) => `Rangée ${letter}`,
  listSeparator: ', ',
  categories: {
    rawSpice: 'Épices brutes',
    extract: 'Huiles et extraits',
    seasoning: 'Assaisonnements',
    equipment: 'Équipement',
    import: 'Import ASEAN',
    regional: 'Groupes régionaux'
  },
  sizes: { standard: 'Stand standard', corner: 'Stand d’angle', rawSpace: 'Surface nue' },
  facilityMarks: {
    entrance: 'Entrée',
    exit: 'Sortie',
    toilet: 'WC',
    information: 'i',
    firstAid: '+',
    catering: 'Repas'
  },
  facilities: {
    entrance: 'Entrée',
    exit: 'Sortie',
    toilet: 'Toilettes',
    information: 'Accueil',
    firstAid: 'Premiers secours',
    catering: 'Restauration'
  },
  states: { free: 'Libre', held: 'En option', taken: 'Réservé', own: 'Le vôtre' },
  area: (squareMetres) => `${squareMetres} m²`
};
export default messages;
