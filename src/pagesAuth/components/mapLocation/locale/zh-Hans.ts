const messages = {
  label: '地图位置',
  choose: '地图选点',
  marked: '已在地图上标出',
  remove: '移除',
  removeFromMap: '移除地图位置',
  goOn: '继续',
  outside: '这里不在国内，换一处',
  refused: '没打开微信地图，手动填一下'
};

export type MapLocationMessages = typeof messages;
export default messages;
