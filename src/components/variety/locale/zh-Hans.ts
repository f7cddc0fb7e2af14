const messages = {
  title: '主营品种',
  search: '品种名或拼音首字母',
  full: (most: number) => `最多选 ${most} 个`,
  none: '没有这个品种',
  done: (count: number) => (count > 0 ? `确定（${count}）` : '确定')
};

/** Messages of the variety choice. */
export type VarietyMessages = typeof messages;
export default messages;
