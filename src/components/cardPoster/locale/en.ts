import type { CardPosterMessages } from './zh-Hans';

const messages: CardPosterMessages = {
  title: 'Card poster',
  fileName: 'xiangshi-card',
  pictureOf: (name) => `Card poster: ${name}`,
  side: 'Language of the card',
  sides: { first: 'Front', second: 'Second language' },
  drawn: {
    invitation: 'Scan to see the card and exchange contacts',
    shortCode: (code) => `Or search for ${code} in Xiangshi`,
    slogan: 'Xiangshi · spice prices, supplies and news'
  }
};

export default messages;
