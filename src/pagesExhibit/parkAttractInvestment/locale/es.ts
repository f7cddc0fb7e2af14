import type { ParkMessages } from './zh-Hans';

const messages: ParkMessages = {
  title: 'Parques empresariales',
  tabs: { parks: 'Parques', leads: 'Mis consultas' },
  tabsLabel: 'Contenido',
  filters: 'Filtrar parques',
  allIndustries: 'Todos los sectores',
  chooseIndustry: 'Elegir un sector',
  allKinds: 'Todos los tipos',
  industries: {
    planting: 'Cultivo',
    primaryProcessing: 'Primera transformación',
    deepProcessing: 'Extracción',
    blending: 'Mezclas',
    testing: 'Análisis',
    storage: 'Almacenaje y logística',
    trade: 'Comercio',
    equipment: 'Equipos y envases'
  },
  kinds: { land: 'Terreno', workshop: 'Nave', warehouse: 'Almacén', shop: 'Local', office: 'Oficina' },
  plotStatuses: { available: 'Disponible', reserved: 'Reservado', taken: 'Ocupado' },
  bases: { m2Month: 'CNY/m²/mes', m2Year: 'CNY/m²/año', m2: 'CNY/m²', mu: 'CNY/mu' },
  from: (price) => `Desde ${price}`,
  mu: (area) => `${area}\u00a0mu`,
  squareMetres: (area) => `${area} m²`,
  left: (left, total) => `${left} de ${total} disponibles`,
  compare: 'Comparar',
  compareOf: (name) => `Comparar ${name}`,
  comparedFull: (count) => `${count} como máximo`,
  compareMore: 'Elija otro',
  compareCount: (count, max) => `Comparar parques (${count}/${max})`,
  compareTitle: 'Comparar parques',
  rows: {
    location: 'Lugar',
    area: 'Superficie',
    left: 'Disponibilidad',
    rent: 'Alquiler',
    sale: 'Precio de venta',
    largest: 'Lote mayor',
    kinds: 'Tipos',
    industries: 'Sectores',
    policies: 'Incentivos'
  },
  parts: { overview: 'Resumen', plots: 'Lotes', brochure: 'Folleto' },
  partsLabel: 'Contenido del parque',
  pictureOf: (name, number) => `${name}, foto ${number}`,
  plan: 'Plano',
  onMap: 'Mapa',
  onMapOf: (name) => `${name} en el mapa`,
  ask: 'Consultar',
  askAbout: (no) => `Consultar sobre ${no}`,
  askMessage: (no) => `Contacte conmigo acerca de ${no}`,
  bookVisit: 'Reservar visita o consultar',
  noBrochure: 'El parque aún no ha facilitado el folleto',
  brochureFile: {
    get: 'Descargar el folleto',
    methods: {
      download: 'Guardar en este dispositivo',
      send: 'Enviar a un contacto de WeChat',
      copy: 'Copiar el texto'
    },
    done: { download: 'Guardado', send: 'Enviado', copy: 'Texto copiado' },
    failed: 'Inténtelo otra vez'
  },
  missing: 'No existe este parque',
  missingHint: 'Quizá se haya retirado; vea los demás',
  toParks: 'Ver los parques',
  notFound: 'Ningún parque coincide',
  notFoundHint: 'Pruebe con otro sector o tipo',
  showAll: 'Ver todos los parques',
  none: 'Aún no hay parques',
  noneHint: 'Los lotes y alquileres aparecerán aquí cuando se publiquen',
  toGovernment: 'Invertir en la región',
  noLeadsHint: 'Reserve una visita y el parque le responderá'
};

export default messages;
