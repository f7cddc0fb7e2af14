import type { RegionWords } from './zh-Hans';

const words: RegionWords = {
  title: 'Elegir una región',
  province: 'Provincia',
  city: 'Ciudad',
  district: 'Distrito'
};

export default words;
