import type { DesktopMessages } from './zh-Hans';

const messages: DesktopMessages = {
  slogan: ['Precios, ofertas y tarjetas de visita:', 'el comercio de especias en un solo lugar'],
  scan: 'Escanee con WeChat para usarlo en el móvil',
  board: 'Subidas y bajadas',
  boardSpan: (unit) => `Día, ${unit}`,
  flashes: 'Breves'
};

export default messages;
