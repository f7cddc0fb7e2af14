const messages = {
  title: '选择地区',
  province: '选省份',
  city: '选城市',
  district: '选区县'
};

/** Messages of the region sheet. */
export type RegionMessages = typeof messages;
export default messages;
