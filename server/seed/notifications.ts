import type { LinkTarget } from '@contract/deepLink';
import type { NotificationKind } from '@contract/message';
import { HOUR_MS } from '@rules/duration';
import type { Tx } from '../src/database/schema';
import type { SeedClock } from './index';

interface NotificationSeed {
  kind: NotificationKind;
  title: string;
  body: string;
  hoursAgo: number;
  isRead?: boolean;
  jump?: LinkTarget;
  /** User that the notification mentions: it is erased with their account. */
  about?: string;
}

const line = (lineId: string): LinkTarget => ({ type: 'jumpMini', route: 'market.info', params: { lineId } });
const article = (id: string): LinkTarget => ({ type: 'jumpMini', route: 'news.detail', params: { id } });
const tab = (route: 'market' | 'transaction' | 'mine'): LinkTarget => ({ type: 'jumpMini', route });

/** Notifications of the demo users, by id. */
const NOTIFICATIONS: Record<string, NotificationSeed[]> = {
  'user-qin': [
    {
      kind: 'market',
      title: '八角有新报价',
      body: '你关注的「玉林 八角 大红」有新的采集价，点开看走势和各市场对比。',
      hoursAgo: 1,
      jump: line('star-anise.dahong.yulin')
    },
    {
      kind: 'quote',
      title: '有采购商在收八角',
      body: '采购列表里有新的八角需求，正在收报价。',
      hoursAgo: 4,
      jump: tab('transaction')
    },
    {
      kind: 'expo',
      title: '采购对接名单公布',
      body: '香博会采购对接会的名单和场次已经排好，三场按品种配对。',
      hoursAgo: 20,
      jump: article('expo-buyers-list')
    },
    {
      kind: 'team',
      title: '新同事加入企业',
      body: '庞立新加入了桂南香叶供应链（演示），企业现有 8 名成员。',
      about: 'user-colleague-7',
      hoursAgo: 75,
      isRead: true
    },
    {
      kind: 'invite',
      title: '你邀请的朋友注册了',
      body: '梁雨桐用你的邀请码注册了香市。',
      about: 'user-liang',
      hoursAgo: 140,
      isRead: true,
      jump: tab('mine')
    },
    {
      kind: 'review',
      title: '企业认证已通过',
      body: '桂南香叶供应链（演示）的企业认证已通过审核，名称旁会显示标识。',
      hoursAgo: 900,
      isRead: true
    }
  ],
  'user-he': [
    {
      kind: 'review',
      title: '个人认证已通过',
      body: '现在可以查看一年的价格走势。',
      hoursAgo: 30,
      jump: line('tsaoko.xuan.yulin')
    },
    {
      kind: 'market',
      title: '草果开园第三周',
      body: '怒江产区的选货报价和到货情况，编辑部整理好了。',
      hoursAgo: 52,
      isRead: true,
      jump: article('tsaoko-third-week')
    }
  ],
  'user-liang': [
    {
      kind: 'market',
      title: '今日行情已更新',
      body: '每天九点半更新采集价，44 个品种都在行情页。',
      hoursAgo: 3,
      jump: tab('market')
    },
    {
      kind: 'system',
      title: '欢迎来到香市',
      body: '先关注几个常做的品种，价格一动就能在首页看到。',
      hoursAgo: 140,
      jump: tab('market')
    }
  ],
  'user-wu': [
    {
      kind: 'expo',
      title: '论坛议程公布',
      body: '标准、溯源、精油应用三个主题，时间和主讲人已经确定。',
      hoursAgo: 12,
      jump: article('expo-forum-agenda')
    },
    {
      kind: 'invite',
      title: '你邀请的朋友注册了',
      body: '陆志强用你的邀请码注册了香市。',
      about: 'user-lu',
      hoursAgo: 330 * 24,
      isRead: true
    }
  ],
  'user-lu': [
    {
      kind: 'market',
      title: '花椒报价有变化',
      body: '你关注的「韩城 花椒 净椒」有新的采集价。',
      hoursAgo: 2,
      jump: line('red-sichuan-pepper.jingjiao.yulin')
    },
    {
      kind: 'quote',
      title: '八角有新货源',
      body: '供应列表里有新发布的八角，可以按认证商家筛选。',
      hoursAgo: 6,
      jump: tab('transaction')
    },
    {
      kind: 'system',
      title: '欢迎来到香市',
      body: '用户协议和隐私政策可以在“关于香市”里查看，有变化会请你再确认。',
      hoursAgo: 700,
      isRead: true
    }
  ]
};

/** Needs `seedUsers`. */
export async function seedNotifications(tx: Tx, clock: SeedClock): Promise<void> {
  const nowMs = clock.now.getTime();
  const rows = Object.entries(NOTIFICATIONS).flatMap(([userId, notices]) =>
    notices.map(({ kind, title, body, hoursAgo, isRead, jump, about }, index) => ({
      kind,
      event: 'text' as const,
      params: JSON.stringify({ title, body }),
      id: `${userId}-notice-${index + 1}`,
      user_id: userId,
      about_user_id: about ?? null,
      jump: jump === undefined ? null : JSON.stringify(jump),
      created_at_ms: nowMs - hoursAgo * HOUR_MS,
      read_at_ms: isRead ? nowMs : null
    }))
  );
  await tx.insertInto('notification').values(rows).execute();
}
