import type { MapLocationMessages } from './zh-Hans';

const messages: MapLocationMessages = {
  label: '地圖位置',
  choose: '地圖選點',
  marked: '已在地圖上標出',
  remove: '移除',
  removeFromMap: '移除地圖位置',
  goOn: '繼續',
  outside: '這裡不在國內，換一處',
  refused: '沒打開微信地圖，手動填一下'
};

export default messages;
