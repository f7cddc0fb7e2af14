import type { RegionFieldMessages } from './zh-Hans';

const messages: RegionFieldMessages = {
  locate: '定位',
  locateTitle: '用目前位置選城市',
  locatePurpose: '需要大致位置，只精確到約 10 公里，僅用來選出所在城市，不會保存。',
  goOn: '繼續',
  notLocated: '沒拿到位置，手動選一下'
};

export default messages;
