import type { ConversationScript } from './conversationScripts';

/** A conversation of demo users: asker, owner of the goods, and age of the last message. */
export interface DemoConversation {
  askerId: string;
  sellerId: string;
  varietyId?: string;
  hoursAgo: number;
  script: ConversationScript;
  /** True when the seller has blocked the conversation. */
  isBlocked?: true;
}

export const QIN_ID = 'user-qin';
export const HE_ID = 'user-he';
export const LU_ID = 'user-lu';
export const LIANG_ID = 'user-liang';

/** Trading partner, by the index among all parties (parties.ts). */
const trader = (index: number) => `user-trade-${index}`;
export const PEPPER_FARMERS = trader(10);
export const IMPORTER = trader(18);
export const HOTPOT = trader(26);
export const STEWS = trader(27);
export const SEASONINGS = trader(31);
export const MOONCAKES = trader(32);
export const RESTAURANT = trader(37);

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    askerId: LU_ID,
    sellerId: QIN_ID,
    varietyId: 'star-anise',
    hoursAgo: 1.5,
    script: {
      messages: [
        ['asker', '覃姐，这批还有多少？底料线下周要备货。', 0],
        ['seller', '仓里还有二十来吨，都是上月烘的。', 26],
        ['asker', { tonnes: 6, to: '510100', text: '分两车，第一车周三前到厂，专票。' }, 9],
        ['seller', '六吨可以，价格按年框走，第一车周一装。', 31],
        ['seller', { photo: true }, 4],
        ['asker', '颜色可以。水分还是按 13% 以内验收？', 45],
        ['seller', '对，超了按比例扣，老规矩。', 6],
        ['asker', '那就先定六吨，合同今天能出吗？', 12]
      ],
      isUnread: true
    }
  },
  {
    askerId: STEWS,
    sellerId: QIN_ID,
    varietyId: 'star-anise',
    hoursAgo: 3,
    script: {
      messages: [
        ['asker', '门店卤水用，要瓣大的，能挑吗？', 0],
        ['asker', { tonnes: 2, to: '430100', text: '每月两吨，纸箱 10 公斤装。' }, 3]
      ],
      isUnread: true
    }
  },
  {
    askerId: MOONCAKES,
    sellerId: QIN_ID,
    varietyId: 'cassia',
    hoursAgo: 22,
    script: {
      messages: [
        ['asker', '烟桂能打粉吗？月饼馅用，80 目。', 0],
        ['seller', '可以代磨，起磨一百公斤，加工费另算。', 40],
        ['asker', '先来一百公斤，样粉寄一袋。', 18],
        ['seller', '好，明天磨，后天寄出。', 15]
      ]
    }
  },
  {
    askerId: SEASONINGS,
    sellerId: QIN_ID,
    hoursAgo: 51,
    script: {
      messages: [
        ['asker', '货期和包装跟上次一样就行。', 0],
        ['seller', '收到，装好车给您照片。', 30],
        ['seller', { photo: true }, 300],
        ['asker', '已收，水分合格，够干。', 1500]
      ]
    }
  },
  {
    askerId: RESTAURANT,
    sellerId: QIN_ID,
    hoursAgo: 120,
    isBlocked: true,
    script: {
      messages: [
        ['asker', '整套厨房设备低价转，要不要？', 0],
        ['seller', '不需要，请勿再发广告。', 20],
        ['asker', '看看照片嘛，九成新。', 2]
      ]
    }
  },
  {
    askerId: LIANG_ID,
    sellerId: QIN_ID,
    varietyId: 'star-anise',
    hoursAgo: 5,
    script: {
      messages: [
        ['asker', '您好，我刚入行，想先拿五十公斤试卖，可以吗？', 0],
        ['seller', '可以，零散的按纸箱走，十公斤一箱。', 55],
        ['seller', '第一次建议两个等级各来一点，比着卖。', 1]
      ],
      isUnread: true
    }
  },
  {
    askerId: QIN_ID,
    sellerId: HE_ID,
    varietyId: 'tsaoko',
    hoursAgo: 2.5,
    script: {
      messages: [
        ['asker', '和老板，选货去把的还能匀三吨吗？', 0],
        ['seller', '能，火烘的这两天出完，后面是清洁能源烘房的。', 48],
        ['asker', '要清洁烘的，烟味重的客户不收。', 7],
        ['seller', { photo: true }, 33],
        ['seller', '这是昨天出炉的，三吨给您留着。', 2]
      ],
      isUnread: true
    }
  },
  {
    askerId: QIN_ID,
    sellerId: IMPORTER,
    hoursAgo: 9,
    script: {
      messages: [
        ['asker', '这批到港的有检疫证吗？', 0],
        ['asker', { tonnes: 1, to: '450900', text: '先拼一吨，走到玉林仓。' }, 2]
      ],
      isUnread: true
    }
  },
  {
    askerId: LU_ID,
    sellerId: HE_ID,
    varietyId: 'tsaoko',
    hoursAgo: 4,
    script: {
      messages: [
        ['asker', '草果带不带把？', 0],
        ['seller', '去把、带把都有，去把的每公斤贵一点。', 70],
        ['asker', '去把的，五吨，能分三个月提吗？', 16]
      ],
      isUnread: true
    }
  },
  {
    askerId: HOTPOT,
    sellerId: HE_ID,
    hoursAgo: 30,
    script: {
      messages: [
        ['asker', '合作社能开农产品收购发票吗？', 0],
        ['seller', '能开免税的销售发票，可以抵扣。', 90],
        ['asker', '好，资料我让财务找您。', 10]
      ]
    }
  },
  {
    askerId: LU_ID,
    sellerId: PEPPER_FARMERS,
    hoursAgo: 6,
    script: {
      messages: [
        ['asker', '净椒闭眼的多不多？', 0],
        ['seller', '开口率九成五以上，闭眼椒机选过。', 38],
        ['asker', '拍一张近的。', 5],
        ['seller', { photo: true }, 21],
        ['seller', '今年麻度也高，可以寄样您测。', 3]
      ],
      isUnread: true
    }
  },
  {
    askerId: LIANG_ID,
    sellerId: PEPPER_FARMERS,
    hoursAgo: 27,
    script: { messages: [['asker', '花椒最少能拿多少？可以自提吗？', 0]], isUnread: true }
  }
];
