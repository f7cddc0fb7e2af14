import type { GoodsMessages } from './zh-Hans';

const messages: GoodsMessages = {
  title: 'Goods',
  empty: 'Choose variety, grade and form',
  change: 'Change',
  done: 'Done',
  search: 'Name or first letters in pinyin',
  recent: 'Used lately',
  all: 'All varieties',
  variety: 'Variety',
  none: 'Not in the list: choose “Other” and write it',
  other: 'Other',
  otherVariety: 'Name of the variety',
  otherVarietyHint: 'Such as litsea',
  grade: 'Grade',
  otherGrade: 'Other',
  specText: 'Specification',
  specHint: 'Such as sorted, stemmed, 60 mesh',
  form: 'Form'
};

export default messages;
