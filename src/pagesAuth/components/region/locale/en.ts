import type { RegionFieldMessages } from './zh-Hans';

const messages: RegionFieldMessages = {
  locate: 'Locate',
  locateTitle: 'Find the city you are in',
  locatePurpose:
    'This needs your approximate position, to about 10 km. It is only used to find your city and is not kept.',
  goOn: 'Go on',
  notLocated: 'No position: please choose'
};

export default messages;
