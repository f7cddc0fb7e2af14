import type { CropperWords } from './zh-Hans';

const words: CropperWords = {
  title: 'Déplacer et zoomer',
  move: 'Position de la photo : les flèches la déplacent, plus et moins zooment',
  zoom: 'Zoom',
  turn: 'Pivoter',
  use: 'Utiliser'
};

export default words;
