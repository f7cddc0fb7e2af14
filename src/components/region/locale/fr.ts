import type { RegionWords } from './zh-Hans';

const words: RegionWords = {
  title: 'Choisir une région',
  province: 'Province',
  city: 'Ville',
  district: 'District'
};

export default words;
