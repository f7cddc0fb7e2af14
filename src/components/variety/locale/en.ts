import type { VarietyWords } from './zh-Hans';

const words: VarietyWords = {
  title: 'Main spices',
  search: 'Name or pinyin initials',
  full: (most) => `At most ${most}`,
  none: 'No such spice',
  done: (count) => (count > 0 ? `Done (${count})` : 'Done')
};

export default words;
