import type { RegionMessages } from './zh-Hans';

const messages: RegionMessages = {
  title: '選擇地區',
  province: '選省份',
  city: '選城市',
  district: '選區縣'
};

export default messages;
