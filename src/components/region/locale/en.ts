import type { RegionMessages } from './zh-Hans';

const messages: RegionMessages = {
  title: 'Choose a region',
  province: 'Province',
  city: 'City',
  district: 'District'
};

export default messages;
