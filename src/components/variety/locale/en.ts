import type { VarietyMessages } from './zh-Hans';

const messages: VarietyMessages = {
  title: 'Main spices',
  search: 'Name or pinyin initials',
  full: (most) => `At most ${most}`,
  none: 'No such spice',
  done: (count) => (count > 0 ? `Done (${count})` : 'Done')
};

export default messages;
