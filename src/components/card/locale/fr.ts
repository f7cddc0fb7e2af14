import type { SharedCardMessages } from './zh-Hans';

const messages: SharedCardMessages = {
  title: (name, company) => `Carte de visite de ${name}${company === '' ? '' : `, ${company}`}`,
  description: (position, spices) => (spices.length === 0 ? position : `${position} : ${spices.join(', ')}`)
};

export default messages;
