import type { CropperMessages } from './zh-Hans';

const messages: CropperMessages = {
  title: 'Déplacer et zoomer',
  move: 'Position de la photo : les flèches la déplacent, plus et moins zooment',
  zoom: 'Zoom',
  turn: 'Pivoter',
  use: 'Utiliser'
};

export default messages;
