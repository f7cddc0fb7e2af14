import type { MapLocationMessages } from './zh-Hans';

const messages: MapLocationMessages = {
  label: 'Place on the map',
  choose: 'Choose on the map',
  marked: 'Marked on the map',
  remove: 'Remove',
  removeFromMap: 'Remove the place on the map',
  goOn: 'Continue',
  outside: 'Outside China: choose another place',
  refused: 'WeChat’s map did not open; type instead'
};

export default messages;
