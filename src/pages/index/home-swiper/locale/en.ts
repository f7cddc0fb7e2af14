import type { ImagePreviewMessages } from './zh-Hans';

const messages: ImagePreviewMessages = {
  title: 'Picture',
  zoom: (position, count) => `Zoom picture ${position} of ${count}`,
  hint: 'Tap to zoom. Press and hold to save, forward or read a QR code.',
  save: 'Save picture',
  forward: 'Forward',
  readCode: 'Read QR code',
  follow: 'View details',
  noCode: 'No QR code found',
  shareFailed: 'Not forwarded. Save it first',
  albumTitle: 'Save to your album',
  albumPurpose:
    'You will be asked for access to your album. It is used only to save this picture; your photos are not read.',
  goOn: 'Continue',
  saved: 'Saved',
  holdToSave: 'Press and hold to save',
  saveFailed: 'Not saved. Try again',
  emptyTitle: 'No picture to show',
  emptyText: 'The link may be incomplete. Go back and tap the picture again.',
  back: 'Back'
};

export default messages;
