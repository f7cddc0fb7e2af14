import type { MapLocationMessages } from './zh-Hans';

const messages: MapLocationMessages = {
  label: 'Position sur la carte',
  choose: 'Choisir sur la carte',
  marked: 'Indiqué sur la carte',
  remove: 'Retirer',
  removeFromMap: 'Retirer la position',
  goOn: 'Continuer',
  outside: 'Hors de Chine : choisissez ailleurs',
  refused: 'Carte WeChat inaccessible ; saisissez l’adresse'
};

export default messages;
