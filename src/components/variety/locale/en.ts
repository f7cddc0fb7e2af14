import type { VarietyMessages } from './zh-Hans';

const messages: VarietyMessages = {
  title: 'Main spices',
  search: 'Spice name or pinyin initials',
  full: (most) => `${most} at most`,
  none: 'Spice not found',
  done: (count) => (count > 0 ? `Done (${count})` : 'Done')
};

export default messages;
