import type { MapLocationMessages } from './zh-Hans';

const messages: MapLocationMessages = {
  label: 'Map location',
  choose: 'Choose on the map',
  marked: 'Marked on the map',
  remove: 'Remove',
  removeFromMap: 'Remove map location',
  goOn: 'Continue',
  outside: 'Outside China. Choose another place',
  refused: 'Could not open the WeChat map; enter it instead'
};

export default messages;
