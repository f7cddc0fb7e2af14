import type { GoodsMessages } from './zh-Hans';

const messages: GoodsMessages = {
  title: 'Spice and grade',
  empty: 'Choose spice, grade and form',
  change: 'Change',
  done: 'Done',
  search: 'Spice name or pinyin initials',
  recent: 'Recently used',
  all: 'All spices',
  variety: 'Spice',
  none: 'Not in the list? Choose “Other” and enter it',
  other: 'Other',
  otherVariety: 'Spice name',
  otherVarietyHint: 'e.g. litsea',
  grade: 'Grade',
  otherGrade: 'Other grade',
  specText: 'Specification',
  specHint: 'e.g. selected, stemless, 60 mesh',
  form: 'Form'
};

export default messages;
