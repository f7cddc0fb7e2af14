import type { MapLocationMessages } from './zh-Hans';

const messages: MapLocationMessages = {
  label: 'Lieu sur la carte',
  choose: 'Choisir sur la carte',
  marked: 'Indiqué sur la carte',
  remove: 'Retirer',
  removeFromMap: 'Retirer le lieu de la carte',
  goOn: 'Continuer',
  outside: 'Hors de Chine : choisissez ailleurs',
  refused: 'La carte WeChat ne s’ouvre pas ; écrivez'
};

export default messages;
