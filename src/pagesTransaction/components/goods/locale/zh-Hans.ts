const messages = {
  title: '品种与规格',
  empty: '选择品种、等级和形态',
  change: '更换',
  done: '选好了',
  search: '品种名或拼音首字母',
  recent: '最近用过',
  all: '全部品种',
  variety: '品种',
  none: '没有这个品种，可以选“其他”自己写',
  other: '其他',
  otherVariety: '品种名称',
  otherVarietyHint: '如 木姜子',
  grade: '等级',
  otherGrade: '其他规格',
  specText: '规格说明',
  specHint: '如 选货、去把、60 目',
  form: '形态'
};

/** Messages of the goods picker. */
export type GoodsMessages = typeof messages;
export default messages;
