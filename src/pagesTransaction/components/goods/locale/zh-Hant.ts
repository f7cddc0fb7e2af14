import type { GoodsMessages } from './zh-Hans';

const messages: GoodsMessages = {
  title: '品種與規格',
  empty: '選擇品種、等級和形態',
  change: '更換',
  done: '選好了',
  search: '品種名或拼音首字母',
  recent: '最近用過',
  all: '全部品種',
  variety: '品種',
  none: '沒有這個品種，可以選「其他」自己寫',
  other: '其他',
  otherVariety: '品種名稱',
  otherVarietyHint: '如 木薑子',
  grade: '等級',
  otherGrade: '其他規格',
  specText: '規格說明',
  specHint: '如 選貨、去把、60 目',
  form: '形態'
};

export default messages;
