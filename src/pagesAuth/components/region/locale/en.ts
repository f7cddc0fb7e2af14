import type { RegionFieldWords } from './zh-Hans';

const words: RegionFieldWords = {
  locate: 'Locate',
  locateTitle: 'Find the city you are in',
  locatePurpose:
    'This needs your approximate position, to about 10 km. It is only used to find your city and is not kept.',
  goOn: 'Go on',
  notLocated: 'No position: please choose'
};

export default words;
