import type { ScannerMessages } from './zh-Hans';

const messages: ScannerMessages = {
  title: 'Scan',
  starting: 'Opening the camera',
  looking: 'Place the code inside the frame',
  purpose: {
    title: 'Camera needed to scan',
    text: 'The camera is on only while you scan. The image is read on this device and is neither stored nor uploaded. You can also choose an image of the code.'
  },
  refused: {
    title: 'No camera access',
    text: 'Allow the camera in the site settings, to the left of the address bar, then try again. If you opened this inside another app, allow that app to use the camera in your phone’s settings. You can also choose an image of the code.'
  },
  missing: {
    title: 'Cannot open the camera',
    text: 'No camera is available, or another app is using it. You can choose an image of the code.'
  },
  openCamera: 'Open camera',
  choosePicture: 'Choose an image',
  album: 'Photos',
  torch: 'Torch',
  noCode: 'No code found in the image. Try a clearer one',
  code: '8-character card code',
  openCode: 'Open',
  notCode: 'This is not a card code. Check it'
};

export default messages;
