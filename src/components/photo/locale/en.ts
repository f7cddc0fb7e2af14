import type { PhotoWords } from './zh-Hans';

const words: PhotoWords = {
  add: 'Add photos',
  purposeTitle: 'Camera or album',
  choose: 'Choose',
  photo: (number) => `Photo ${number}, open to enlarge`,
  retry: 'Retry',
  retryLabel: (number) => `Photo ${number} was not sent, tap to retry`,
  remove: (number) => `Remove photo ${number}`,
  problems: {
    type: 'Only jpg, png and webp pictures, please choose another',
    size: 'Larger than 5 MB, please choose a smaller one',
    failed: 'A photo was not sent: tap it to retry, or remove it'
  }
};

export default words;
