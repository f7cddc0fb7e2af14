import type { CropperMessages } from './zh-Hans';

const messages: CropperMessages = {
  title: 'Move and zoom',
  move: 'Photo position: arrow keys move it, plus and minus zoom',
  zoom: 'Zoom',
  turn: 'Rotate',
  use: 'Use'
};

export default messages;
