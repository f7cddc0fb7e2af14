import type { PhotoMessages } from './zh-Hans';

const messages: PhotoMessages = {
  add: 'Add photos',
  purposeTitle: 'Use camera or album',
  choose: 'Choose',
  photo: (number) => `Photo ${number}, tap to enlarge`,
  retry: 'Upload again',
  retryLabel: (number) => `Photo ${number} failed to upload, tap to try again`,
  remove: (number) => `Delete photo ${number}`,
  cancel: (number) => `Cancel upload of photo ${number}`,
  makeCover: 'Set as cover',
  moveForward: 'Move forward',
  moveBack: 'Move back',
  photoTitle: (number) => `Photo ${number}`,
  source: 'Photo',
  cover: 'Cover',
  strips: { type: 'Wrong type', size: 'Too large', length: 'Too long', unfit: 'Not allowed', failed: 'Retry' },
  repeatedStrip: 'Duplicate',
  repeated: (count) =>
    `${count === 1 ? 'One photo is a duplicate' : `${count} photos are duplicates`}; another angle is more useful`,
  sharedStrip: 'Seen elsewhere',
  shared: (count) =>
    `${count === 1 ? 'One photo is' : `${count} photos are`} already used by another supplier. Your own photos pass review more easily`,
  problems: {
    type: 'Only jpg, png and webp images. Please choose another',
    size: 'Larger than 5 MB, please choose a smaller one',
    length: 'Longer than 60 seconds. Trim it or choose another',
    unfit: 'One image is not suitable for publication. Please replace it',
    failed: 'A photo failed to upload. Upload it again or delete it'
  },
  video: {
    add: 'Add a video',
    hint: 'MP4, up to 60 seconds and 50 MB',
    player: 'Video',
    remove: 'Delete video',
    cancel: 'Cancel upload',
    sending: (percent) => `Uploading ${percent}%`,
    problems: {
      type: 'Most phones cannot play this format. Set the camera to “Most compatible” and record again, or choose an MP4 (H.264)',
      size: 'Larger than 50 MB. Compress it or choose another',
      length: 'Longer than 60 seconds. Trim it or choose another',
      unfit: 'This video is not suitable for publication. Please replace it',
      failed: 'The video failed to upload. Tap to try again or delete it'
    }
  }
};

export default messages;
