import type { CropperMessages } from './zh-Hans';

const messages: CropperMessages = {
  title: 'Mover y ampliar',
  move: 'Posición de la foto: las flechas la mueven, más y menos cambian el tamaño',
  zoom: 'Ampliar',
  turn: 'Girar',
  use: 'Usar'
};

export default messages;
