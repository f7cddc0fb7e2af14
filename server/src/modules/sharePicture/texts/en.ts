import { POINT } from '@rules/notification/amounts';
import type { ShareTexts } from './zh-Hans';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const texts: ShareTexts = {
  signs: POINT,
  name: 'Xiangshi',
  slogan: 'Spice prices, supplies, newsflashes and business cards',
  sections: {
    line: 'Price',
    flash: 'Newsflash',
    supply: 'Supply',
    purchase: 'Purchase request',
    company: 'Company',
    card: 'Business card',
    expo: 'Trade fair'
  },
  news: {
    headline: 'Top stories',
    market: 'Prices',
    origin: 'Origins',
    policy: 'Policy',
    company: 'Companies',
    expo: 'Trade fairs',
    trade: 'Trade',
    technology: 'Technology',
    people: 'People'
  },
  perUnit: { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t', pack: 'CNY/pack' },
  weight: { kg: 'kg', ton: 't' },
  negotiable: 'Negotiable',
  isOver: 'No longer open',
  last30Days: 'Last 30 days',
  wanted: (weight) => `Wanted: ${weight}`,
  supplies: (count) => (count === 1 ? '1 supply on offer' : `${count} supplies on offer`),
  monthDay: (month, day) => `${day} ${months[month - 1] ?? ''}`,
  joined: (names) => names.join(', ')
};

export default texts;
