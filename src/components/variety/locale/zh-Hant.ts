import type { VarietyMessages } from './zh-Hans';

const messages: VarietyMessages = {
  title: '主營品種',
  search: '品種名或拼音首字母',
  full: (most) => `最多選 ${most} 個`,
  none: '沒有這個品種',
  done: (count) => (count > 0 ? `確定（${count}）` : '確定')
};

export default messages;
