import type { PosterMessages } from './zh-Hans';

const messages: PosterMessages = {
  title: 'Poster',
  drawing: 'Creating the poster',
  hint: 'Or press and hold the image to save or forward it',
  save: 'Save image',
  share: 'Share',
  saved: 'Saved',
  holdToSave: 'Hold to save',
  saveFailed: 'Not saved. Try again',
  shareFailed: 'Not shared. Save it',
  albumTitle: 'Save to your photos',
  albumPurpose:
    'Your phone will ask for access to your photos. It is used only to save this poster; your photos are not read.',
  goOn: 'Continue',
  fileName: 'xiangshi-poster',
  pictureOf: (title) => `Poster: ${title}`,
  kinds: { price: 'Price', flash: 'Newsflash', news: 'News', list: 'Ranking', supply: 'Supply' },
  frame: {
    invitation: 'Scan for details',
    slogan: 'Xiangshi · spice prices, supplies and news',
    disclaimer: 'Reference prices only, not a basis for transactions.',
    illustration: 'Illustration',
    lowToHigh: 'Low–high'
  }
};

export default messages;
