import type { CropperWords } from './zh-Hans';

const words: CropperWords = {
  title: 'Mover y ampliar',
  move: 'Posición de la foto: las flechas la mueven, más y menos cambian el tamaño',
  zoom: 'Ampliar',
  turn: 'Girar',
  use: 'Usar'
};

export default words;
