import type { DesktopWords } from './zh-Hans';

const words: DesktopWords = {
  slogan: ['Prices, goods and business cards:', 'the spice trade in one place'],
  board: 'Movers',
  boardSpan: (unit) => `Day, ${unit}`,
  flashes: 'Flashes'
};

export default words;
