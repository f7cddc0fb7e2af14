import type { SharedCardMessages } from './zh-Hans';

const messages: SharedCardMessages = {
  title: (name, company) => `${name}的名片${company === '' ? '' : `，${company}`}`,
  description: (position, spices) => (spices.length === 0 ? position : `${position}，主營${spices.join('、')}`)
};

export default messages;
