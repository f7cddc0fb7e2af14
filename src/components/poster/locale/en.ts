import type { PosterMessages } from './zh-Hans';

const messages: PosterMessages = {
  title: 'Poster',
  drawing: 'Drawing the poster',
  hint: 'Or hold the picture to save or forward it',
  save: 'Save picture',
  share: 'Share',
  saved: 'Saved',
  holdToSave: 'Hold to save',
  saveFailed: 'Not saved. Try again',
  shareFailed: 'Not shared. Save it',
  albumTitle: 'Save to your album',
  albumPurpose: 'The phone will ask about your album. It is used to store this poster only; your photos are not read.',
  goOn: 'Continue',
  fileName: 'Xiangshi-poster',
  pictureOf: (title) => `Poster: ${title}`,
  kinds: { price: 'Price', flash: 'Flash', news: 'News', list: 'Board', supply: 'Supply' },
  frame: {
    invitation: 'Scan for details',
    slogan: 'Xiangshi · spice prices, goods and news',
    disclaimer: 'Prices are collected for reference, not a basis for deals.',
    illustration: 'Drawing',
    lowToHigh: 'Low–high'
  }
};

export default messages;
