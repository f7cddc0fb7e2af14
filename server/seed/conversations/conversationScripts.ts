/** Content of a message: a text, a photo of the goods, or a price inquiry for so many tonnes, sent to a region. */
export type ScriptContent = string | { photo: true } | { tonnes: number; text: string; to?: string };

/** Sender, content, and minutes after the previous message. */
export type ScriptMessage = readonly [side: 'asker' | 'seller', said: ScriptContent, minutes: number];

export interface ConversationScript {
  messages: readonly [ScriptMessage, ...ScriptMessage[]];
  /** True when the other side has not opened the last messages yet. */
  isUnread?: boolean;
}

const photo: ScriptContent = { photo: true };

/** Between buyers and sellers of any goods. */
export const GENERIC_SCRIPTS: readonly [ConversationScript, ...ConversationScript[]] = [
  {
    messages: [
      ['asker', '还有现货吗？', 0],
      ['seller', '有的，仓里现货，要多少？', 8],
      ['asker', '先要两吨，能视频看一下垛位吗？', 5],
      ['seller', '可以，下午三点给您拍。', 12]
    ]
  },
  {
    messages: [
      ['asker', '可以先寄样品吗？', 0],
      ['seller', '可以，五百克，样品费抵货款。', 15],
      ['asker', '好，水分和杂质的检测单一起放进去。', 6],
      ['seller', photo, 40],
      ['seller', '今天这批取的样，检测单放箱里了。', 2]
    ]
  },
  {
    messages: [
      ['asker', { tonnes: 3, text: '到厂价，含税，25 公斤编织袋。' }, 0],
      ['seller', '这个量可以按标价再让一点，专票另加税点。', 35],
      ['asker', '运费大概多少？', 4],
      ['seller', '拼车走专线，一吨三百上下，整车另算。', 9],
      ['asker', '行，我报给老板，明天回您。', 20]
    ]
  },
  {
    messages: [
      ['asker', '能开增值税发票吗？', 0],
      ['seller', '普票、专票都能开，专票价格另计。', 25]
    ]
  },
  { messages: [['asker', '最低起订量是多少？', 0]], isUnread: true },
  { messages: [['asker', { tonnes: 1, text: '先试一吨，合适再长期拿。' }, 0]], isUnread: true },
  {
    messages: [
      ['asker', '多久能发货？', 0],
      ['seller', '现货当天装车，走物流三四天到。', 18],
      ['asker', '月底前分两车送行不行？', 6],
      ['seller', '行，定下来给您排车。', 10]
    ]
  },
  {
    messages: [
      ['asker', '这批有二氧化硫检测吗？', 0],
      ['seller', '每批都测，报告随货。', 30],
      ['asker', '上次在别家买的返潮，你们怎么防？', 9],
      ['seller', '进仓前复烘一遍，袋里加内膜，您看下垛底。', 22],
      ['seller', photo, 3]
    ],
    isUnread: true
  },
  {
    messages: [
      ['asker', '大货什么时候上来？现在价有点高。', 0],
      ['seller', '大货还要半个月，眼下是头水，量少。', 50],
      ['asker', '那再等等，上来了叫我一声。', 7],
      ['seller', '好，记下了。', 3]
    ]
  },
  {
    messages: [
      ['asker', '标价能少点吗？长期拿货的。', 0],
      ['seller', '一个月五吨以上可以单独谈。', 16],
      ['asker', '量有，先走一车看看成色。', 11]
    ],
    isUnread: true
  },
  {
    messages: [
      ['asker', '碎的多不多？做卤料包，碎了漏渣。', 0],
      ['seller', '过了两遍筛，碎的单独出。', 14],
      ['asker', '拍个近照看看。', 5],
      ['seller', photo, 18],
      ['asker', '看着可以，样品地址我发您。', 12]
    ]
  },
  {
    messages: [
      ['asker', '仓库周末能提货吗？', 0],
      ['seller', '周六全天有人，周日提前说一声。', 240]
    ]
  }
];
