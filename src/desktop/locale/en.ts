import type { DesktopMessages } from './zh-Hans';

const messages: DesktopMessages = {
  slogan: ['Prices, goods and business cards:', 'the spice trade in one place'],
  scan: 'Scan to use it on your phone',
  board: 'Movers',
  boardSpan: (unit) => `Day, ${unit}`,
  flashes: 'Flashes'
};

export default messages;
