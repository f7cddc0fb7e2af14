import type { DesktopWords } from './zh-Hans';

const words: DesktopWords = {
  slogan: ['Precios, mercancía y tarjetas:', 'el comercio de especias en un solo lugar'],
  scan: 'Escanea para usarlo en el móvil',
  board: 'Subidas y bajadas',
  boardSpan: (unit) => `Día, ${unit}`,
  flashes: 'Breves'
};

export default words;
