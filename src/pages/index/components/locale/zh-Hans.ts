import type { EntryKey } from '../../entries';

const messages = {
  verbs: { market: '看行情', supply: '找货源', purchase: '发采购', vcard: '我名片' } as Partial<
    Record<EntryKey, string>
  >,
  recommended: '推荐',
  newsLabel: '资讯分类',
  noNews: '还没有这类资讯',
  noNewsHint: '换个分类看看，或清除品种筛选',
  personalised: { why: '根据你关注的品种推荐，', link: '关闭个性化' },
  nothingFollowed: { why: '按时间排列，关注品种后优先推荐，', link: '选品种' },
  byTime: { why: '按发布时间排列，', link: '开启个性化' },
  filing: '桂ICP备00000000号-1（演示）',
  help: '电话找人工',
  helpHint: '帮你查价、发布、报名',
  call: '拨打'
};

/** Messages of the home page below the first screen; loaded with the components that use them. */
export type LowerHomeMessages = typeof messages;
export default messages;
