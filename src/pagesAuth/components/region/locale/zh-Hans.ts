const messages = {
  locate: '定位',
  locateTitle: '用当前位置选城市',
  locatePurpose: '需要大致位置，只精确到约 10 公里，仅用来选出所在城市，不会保存。',
  goOn: '继续',
  notLocated: '没拿到位置，手动选一下'
};

export type RegionFieldMessages = typeof messages;
export default messages;
