import type { ScannerMessages } from './zh-Hans';

const messages: ScannerMessages = {
  title: 'Scan',
  starting: 'Opening the camera',
  looking: 'Hold the code inside the frame',
  purpose: {
    title: 'Scanning uses the camera',
    text: 'The camera is on only while you scan. What it sees is read on this device and is neither kept nor sent. You can choose a picture of the code instead.'
  },
  refused: {
    title: 'The camera is not allowed',
    text: 'Allow the camera in the site settings, left of the address, then retry. Inside another app, allow that app to use the camera in the settings of the phone. You can also choose a picture of the code.'
  },
  missing: {
    title: 'The camera does not open',
    text: 'There is no camera, or another app is using it. You can choose a picture of the code.'
  },
  openCamera: 'Open the camera',
  choosePicture: 'Choose a picture',
  album: 'Photos',
  torch: 'Torch',
  noCode: 'No code was found in the picture. Try a sharper one'
};

export default messages;
