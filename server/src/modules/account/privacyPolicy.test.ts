import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { collectedData } from '../../../../src/pagesAuth/agreement/collectedData';
import { policyText } from '../../../../src/pagesAuth/agreement/Policy.content';
import { personalData } from '../../modules';
import { testApp } from '../../testing/testApp';

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

/** Line of the policy about who gets what each file sends to another server; null where nothing of a person is sent. */
const recipients: Record<string, string | null> = {
  'providers/sms.ts': '短信服务商',
  'providers/mail.ts': '邮件服务商',
  'providers/ocrProvider.ts': '证照、名片识别服务商',
  'providers/imageModeration.ts': '图片检测服务商',
  'providers/textTranslator.ts': '翻译服务商',
  'providers/weChat.ts': '微信',
  'providers/weChatAccessToken.ts': '微信',
  'providers/miniProgramCode.ts': '微信',
  'providers/subscribeMessage.ts': '微信',
  'providers/weChatJsSdk.ts': '微信',
  'providers/weChatPayClient.ts': '微信支付',
  'providers/externalService.ts': null,
  // A picture that an operator names.
  'modules/upload/operatorPicture.service.ts': null,
  // Whether this program already serves at the port.
  'port.ts': null
};

/** SDKs that a page may load, by the host of their script, with their line in the policy. */
const sdkLines: Record<string, string> = { 'https://res.wx.qq.com': '微信 JS-SDK' };

const source = path.resolve(import.meta.dirname, '../..');
const sharing = policyText.sections.find(({ id }) => id === 'third')?.blocks ?? [];
const [sdks = [], services = []] = sharing.flatMap((block) =>
  typeof block === 'object' && 'facts' in block ? [block.facts] : []
);
const textOf = (facts: typeof sdks, name: string | undefined) => facts.find((fact) => fact.name === name)?.text ?? '';

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

  it('[compliance 4] names everyone whom the server sends data to, and what they get', () => {
    const senders = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^testing\//.test(file))
      .filter((file) =>
        /\b(fetch|fetchExternalService|askExternalService)\(/.test(readFileSync(path.join(source, file), 'utf8'))
      );
    assert.deepEqual(senders.sort(), Object.keys(recipients).sort());
    for (const [file, name] of Object.entries(recipients)) {
      if (name !== null) assert.match(textOf(services, name), /得到/, file);
    }
  });

  it('[compliance 4] lists every SDK that a page may load, with purpose, recipient and data', async (t) => {
    const officialAccount = {
      apiUrl: 'https://api.weixin.qq.com',
      app: { appid: 'wx2222222222222222', secret: 's'.repeat(32) }
    };
    const server = await testApp({ settings: { officialAccount } });
    t.after(() => server.close());
    const { headers } = await server.app.inject({ url: '/' });
    const directives = String(headers['content-security-policy']).split(';');
    // Frames show the pages that a person opens; they load nothing into ours.
    const loading = directives.filter((directive) => !directive.startsWith('frame-src'));
    const hosts = loading.flatMap((directive) => directive.match(/(?:https?:|wss?:)\S*|\*\S*/g) ?? []);
    assert.deepEqual([...new Set(hosts)], Object.keys(sdkLines));
    assert.deepEqual(
      sdks.map(({ name }) => name),
      Object.values(sdkLines)
    );
    for (const { name, text } of sdks) {
      for (const part of ['提供', '用途', '得到']) assert.ok(text.includes(part), `${name}: ${part}`);
    }
    const client = readFileSync(path.resolve(source, '../../src/app.config.ts'), 'utf8');
    assert.doesNotMatch(client, /plugin/i, 'the mini-program has no plugin of others');
  });
});
