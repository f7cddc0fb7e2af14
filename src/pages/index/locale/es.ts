import type { HomeWords } from './zh-Hans';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'];
const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? '';
const dayOf = (date: string) => Number(date.slice(8, 10));

const words: HomeWords = {
  updated: (count) => (count === 1 ? '1 especia actualizada hoy' : `${count} especias actualizadas hoy`),
  search: 'Especias, ofertas, empresas',
  messages: (count) => (count > 0 ? `Mensajes, ${count} sin leer` : 'Mensajes'),
  loginForMessages: 'Inicia sesión para leer tus mensajes',
  exitElder: 'Salir del modo grande',
  banners: 'Destacados',
  entriesLabel: 'Accesos rápidos',
  entries: {
    market: 'Precios',
    supply: 'Ofertas',
    purchase: 'Pedidos',
    quickNews: 'Avisos',
    vcard: 'Tarjetas',
    expo: 'Feria',
    company: 'Empresas',
    attestation: 'Verificar'
  },
  verbs: { market: 'Ver precios', supply: 'Comprar', purchase: 'Pedir', vcard: 'Mi tarjeta' },
  flashes: 'Avisos',
  prices: 'Precios de hoy',
  lines: { followed: 'Mi lista', movers: 'Más movidos' },
  linesWithUnit: (lines, unit) => `${lines}, ${unit}`,
  dateRange: (from, to) =>
    monthOf(from) === monthOf(to)
      ? `${dayOf(from)}–${dayOf(to)} ${monthOf(to)}`
      : `${dayOf(from)} ${monthOf(from)} – ${dayOf(to)} ${monthOf(to)}`,
  freeTicket: 'Entrada gratis de visitante',
  registered: (count) => `${count} inscritos`,
  opensIn: 'Abre en',
  days: (count) => (count === 1 ? 'día' : 'días'),
  isOn: 'En curso, día',
  dayOfExpo: '',
  recommended: 'Para ti',
  newsLabel: 'Tipos de noticias',
  noNews: 'Aún no hay noticias de este tipo',
  noNewsHint: 'Prueba otra pestaña o quita el filtro de especias',
  personalised: { why: 'Según las especias que sigues. ', link: 'Desactivar la personalización' },
  byTime: { why: 'Por fecha de publicación. ', link: 'Activar la personalización' },
  filing: '桂ICP备00000000号-1 (demo)',
  help: 'Hablar con una persona',
  helpHint: 'Precios, anuncios, inscripciones',
  call: 'Llamar',
  shareTitle: 'Xiangshi: precios, ofertas y tarjetas de especias'
};

export default words;
