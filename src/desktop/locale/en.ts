import type { DesktopMessages } from './zh-Hans';

const messages: DesktopMessages = {
  slogan: ['Spice prices, supplies and business cards:', 'the spice trade in one place'],
  scan: 'Scan with WeChat to use it on your phone',
  board: 'Movers',
  boardSpan: (unit) => `Day, ${unit}`,
  flashes: 'Newsflashes'
};

export default messages;
