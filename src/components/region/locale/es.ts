import type { RegionMessages } from './zh-Hans';

const messages: RegionMessages = {
  title: 'Elegir una región',
  province: 'Provincia',
  city: 'Ciudad',
  district: 'Distrito'
};

export default messages;
