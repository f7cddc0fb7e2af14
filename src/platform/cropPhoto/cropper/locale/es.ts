import type { CropperMessages } from './zh-Hans';

const messages: CropperMessages = {
  title: 'Mover y hacer zoom',
  move: 'Posición de la foto: las flechas la mueven, más y menos cambian el tamaño',
  zoom: 'Zoom',
  turn: 'Girar',
  use: 'Usar'
};

export default messages;
