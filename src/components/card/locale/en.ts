import type { SharedCardMessages } from './zh-Hans';

const messages: SharedCardMessages = {
  title: (name, company) => `Business card of ${name}${company === '' ? '' : `, ${company}`}`,
  description: (position, spices) => (spices.length === 0 ? position : `${position}: ${spices.join(', ')}`)
};

export default messages;
