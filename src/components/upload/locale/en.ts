import type { PhotoMessages } from './zh-Hans';

const messages: PhotoMessages = {
  add: 'Add photos',
  purposeTitle: 'Camera or album',
  choose: 'Choose',
  photo: (number) => `Photo ${number}, open to enlarge`,
  retry: 'Upload again',
  retryLabel: (number) => `Photo ${number} was not sent, tap to upload it again`,
  remove: (number) => `Remove photo ${number}`,
  cancel: (number) => `Stop uploading photo ${number}`,
  makeCover: 'Make it the cover',
  moveForward: 'Move forward',
  moveBack: 'Move back',
  photoTitle: (number) => `Photo ${number}`,
  source: 'Camera',
  cover: 'Cover',
  strips: { type: 'Wrong type', size: 'Too large', length: 'Too long', unfit: 'Not public', failed: 'Retry' },
  repeatedStrip: 'Twice',
  repeated: (count) => `${count === 1 ? 'One photo is' : `${count} photos are`} here twice; another angle says more`,
  sharedStrip: 'Also elsewhere',
  shared: (count) => `${count} also shown by another seller: your own photos pass the review more easily`,
  problems: {
    type: 'Only jpg, png and webp pictures, please choose another',
    size: 'Larger than 5 MB, please choose a smaller one',
    length: 'Longer than 60 seconds, please cut it or choose another',
    unfit: 'A picture cannot be shown in public, please replace it',
    failed: 'A photo was not sent: upload it again, or remove it'
  },
  video: {
    add: 'Add a video',
    hint: 'MP4 up to 60 seconds and 50 MB',
    player: 'Video',
    remove: 'Remove the video',
    cancel: 'Stop uploading',
    sending: (percent) => `Uploading ${percent}%`,
    problems: {
      type: 'Most phones cannot play this format. Set the camera to “Most compatible” and film again, or choose an MP4 (H.264)',
      size: 'Larger than 50 MB, please compress it or choose another',
      length: 'Longer than 60 seconds, please cut it or choose another',
      unfit: 'This video cannot be shown in public, please replace it',
      failed: 'The video was not sent: tap it to retry, or remove it'
    }
  }
};

export default messages;
