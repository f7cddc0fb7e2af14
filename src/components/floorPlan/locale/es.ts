import type { FloorPlanMessages } from './zh-Hans';

const messages: FloorPlanMessages = {
  plan: (hall, booths) => `Plano del pabellón ${hall}, con ${booths} stands. La lista los muestra uno a uno`,
  rows: 'Filas de stands',
  row: (letter) => `Fila ${letter}`,
  listSeparator: ', ',
  categories: {
    rawSpice: 'Especias en bruto',
    extract: 'Aceites y extractos',
    seasoning: 'Condimentos',
    equipment: 'Equipos y envases',
    import: 'Importación ASEAN',
    regional: 'Grupos regionales'
  },
  sizes: { standard: 'Stand estándar', corner: 'Stand en esquina', rawSpace: 'Espacio libre' },
  facilityMarks: {
    entrance: 'Entrada',
    exit: 'Salida',
    toilet: 'WC',
    information: 'i',
    firstAid: '+',
    catering: 'Comida'
  },
  facilities: {
    entrance: 'Entrada',
    exit: 'Salida',
    toilet: 'Aseos',
    information: 'Información',
    firstAid: 'Primeros auxilios',
    catering: 'Restauración'
  },
  states: { free: 'Libre', held: 'En reserva', taken: 'Reservado', own: 'Suyo' },
  area: (squareMetres) => `${squareMetres} m²`
};
export default messages;
