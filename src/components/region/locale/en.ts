import type { RegionWords } from './zh-Hans';

const words: RegionWords = {
  title: 'Choose a region',
  province: 'Province',
  city: 'City',
  district: 'District'
};

export default words;
