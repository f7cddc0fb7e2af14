import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { collectedData } from '../../../../src/pagesAuth/agreement/collectedData';
import { personalData } from '../../modules';

const marks = '关注、收藏、点赞、提醒';
const listings = '供应与采购信息';
const files = '上传的图片、视频、文件';
const feedback = '反馈与举报';

/** Line about each part of the exported file in the list that the policy calls complete. */
const policyLines: Record<string, string> = {
  boothBookings: '展位预订',
  boothFavourites: '展商与洽谈',
  expoCertificates: '展会证书',
  expoExhibitors: '展商与洽谈',
  expoMeetings: '展商与洽谈',
  investmentLeads: '招商意向',
  sessionReservations: '展会日程',
  votes: '评选投票',
  expoTickets: '展会门票',
  exchangedContacts: '联系方式交换',
  cardVisits: '名片的访问记录',
  cardHolder: '名片夹',
  cards: '名片',
  orders: '订单与发票',
  cardLevel: '名片版本',
  expoCoupons: '展会优惠券',
  followedPrices: marks,
  priceAlerts: marks,
  priceReports: feedback,
  removedInterests: marks,
  newsMarks: marks,
  flashLikes: marks,
  footprints: '足迹',
  inquiries: '咨询对话',
  supplies: listings,
  quotations: '报价与成交',
  purchases: listings,
  companies: '企业与园区资料',
  addresses: '收货地址',
  invitations: '邀请关系',
  shareCodes: '小程序码',
  reports: feedback,
  notifications: '消息',
  subscribeMessages: '订阅消息',
  uploadedImages: files,
  uploadedDocuments: files,
  uploadsInParts: files,
  uploadedVideos: files,
  translations: '译文',
  verifications: '实名信息',
  privateImages: files,
  feedback,
  account: '注销申请',
  profile: '头像、昵称、简介、所在地区、身份类型、主营品种',
  sessions: '登录与设备记录',
  weChat: '微信标识',
  person: '手机号'
};

describe('the privacy policy', () => {
  it('[compliance 4] lists the personal data of every module', () => {
    assert.deepEqual(personalData.map(({ name }) => name).sort(), Object.keys(policyLines).sort());
    const listed = collectedData.map(({ name }) => name);
    const missing = personalData.filter(({ name }) => !listed.includes(policyLines[name] ?? ''));
    assert.deepEqual(
      missing.map(({ name }) => name),
      []
    );
  });
});
