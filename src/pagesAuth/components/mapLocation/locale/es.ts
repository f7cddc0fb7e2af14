import type { MapLocationMessages } from './zh-Hans';

const messages: MapLocationMessages = {
  label: 'Ubicación en el mapa',
  choose: 'Elegir en el mapa',
  marked: 'Marcado en el mapa',
  remove: 'Quitar',
  removeFromMap: 'Quitar la ubicación',
  goOn: 'Continuar',
  outside: 'Fuera de China: elija otro lugar',
  refused: 'El mapa de WeChat no se abrió; escríbalo'
};

export default messages;
