import type { RegionFieldMessages } from './zh-Hans';

const messages: RegionFieldMessages = {
  locate: 'Locate',
  locateTitle: 'Use your current location',
  locatePurpose:
    'This needs your approximate location, to about 10 km. It is only used to find your city and is not stored.',
  goOn: 'Continue',
  notLocated: 'Location not found. Please choose'
};

export default messages;
