import type { MapLocationMessages } from './zh-Hans';

const messages: MapLocationMessages = {
  label: 'Lugar en el mapa',
  choose: 'Elegir en el mapa',
  marked: 'Marcado en el mapa',
  remove: 'Quitar',
  removeFromMap: 'Quitar el lugar del mapa',
  goOn: 'Continuar',
  outside: 'Fuera de China: elija otro lugar',
  refused: 'El mapa de WeChat no se abrió; escriba'
};

export default messages;
