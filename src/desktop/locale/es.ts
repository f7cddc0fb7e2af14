import type { DesktopMessages } from './zh-Hans';

const messages: DesktopMessages = {
  slogan: ['Precios, mercancía y tarjetas:', 'el comercio de especias en un solo lugar'],
  scan: 'Escanea para usarlo en el móvil',
  board: 'Subidas y bajadas',
  boardSpan: (unit) => `Día, ${unit}`,
  flashes: 'Breves'
};

export default messages;
