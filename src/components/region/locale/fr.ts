import type { RegionMessages } from './zh-Hans';

const messages: RegionMessages = {
  title: 'Choisir une région',
  province: 'Province',
  city: 'Ville',
  district: 'District'
};

export default messages;
