import type { HomeMessages } from './zh-Hans';

const messages: HomeMessages = {
  updated: (count) => (count === 1 ? '1 especia actualizada hoy' : `${count} especias actualizadas hoy`),
  search: 'Especias, ofertas, empresas',
  messages: (count) => (count > 0 ? `Mensajes, ${count} sin leer` : 'Mensajes'),
  loginForMessages: 'Inicie sesión para leer sus mensajes',
  messagesText: 'Aquí llegan cotizaciones, consultas y alertas de precio',
  companyQuery: '香',
  exitElder: 'Salir de letra grande',
  banners: 'Destacados',
  entriesLabel: 'Accesos rápidos',
  entries: {
    market: 'Precios',
    supply: 'Ofertas',
    purchase: 'Demandas',
    quickNews: 'Breves',
    vcard: 'Tarjetas',
    expo: 'Feria',
    company: 'Empresas',
    attestation: 'Verificarse'
  },
  flashes: 'Breves',
  prices: 'Precios de hoy',
  lines: { followed: 'Mi lista', movers: 'Más variación' },
  linesWithUnit: (lines, unit) => `${lines}, ${unit}`,
  shareTitle: 'Xiangshi: precios, ofertas y tarjetas de visita'
};

export default messages;
