import type { Page as PageOf } from '@contract/common';
import type { CompanyInfo } from '@contract/company';
import type { OwnPurchaseBrief } from '@contract/ownPurchase';
import { notFoundPath, type RouteName, routes } from '../../src/routes';
import { apiRequest } from '../apiRequest';

/** Users of the demo data, by mobile number. */
const seller = '13800138000';
const buyer = '13800138004';
const park = '13800138003';
const newcomer = '13800138002';

/** Sends a GET call (path and query) as the owner of the page. */
type Ask = <T>(call: string) => Promise<T>;
type Query = Record<string, string>;
/** Text of this page only, or the name of the page that this user is redirected to. */
type Content = RegExp | RouteName;

interface Visit {
  /** Mobile number of the owner; the seller of a company by default. */
  as?: string;
  /** Query parameters, from the demo data. */
  query?: Query | ((ask: Ask) => Promise<Query>);
  says: Content | { visitor: Content; member: Content };
  /** The page that says it, if the first one only leads there. */
  at?: RouteName;
}

const firstOf = (parameter: string, call: string) => async (own: Ask) => {
  const [found] = (await own<PageOf<{ id: string }>>(call)).items;
  if (!found) throw new Error(`${call} has nothing`);
  return { [parameter]: found.id };
};
const aSupply = firstOf('id', '/api/front/supply/list?limit=1&certifiedOnly=true');

/** Returns the query of the request with the most quotations. */
async function aComparison(own: Ask): Promise<Query> {
  const { items } = await own<PageOf<OwnPurchaseBrief>>('/api/front/purchase/mine?tab=quoting&limit=20');
  const [most] = [...items].sort((one, other) => other.quoteCount - one.quoteCount);
  return { id: most?.id ?? '' };
}

async function ownCompany(own: Ask): Promise<Query> {
  const { id } = await own<CompanyInfo>('/api/front/company/info');
  return { id };
}

const address = encodeURIComponent('https://example.com/a');

const visits: Partial<Record<RouteName, Visit>> = {
  home: { says: { visitor: /登录后，这里先看你关注的品种/, member: /我的自选，元\/公斤/ } },
  market: { says: /涨跌分布/ },
  transaction: { says: /已认证\n现货\n新货\n无硫/ },
  'main.webView': { query: { url: address }, says: 'news.webView' },
  'main.webviewContainer': { query: { key: 'helpLine' }, at: 'news.webView', says: /继续打开[\s\S]*复制链接/ },
  activity: { query: { id: 'new-crop-supply' }, says: /参加步骤/ },
  imagePreview: { query: { urls: encodeURIComponent('/h5/static/art/cover-star-anise.png') }, says: /^1\/1$/m },
  mine: { says: { visitor: /登录 \/ 注册\n看联系电话/, member: /覃秀兰[\s\S]*我的交易/ } },

  'login.quick': { says: 'login.miniApp' },
  'login.getCode': { query: { mobile: '13800138999' }, says: 'login.phone' },
  'login.newPassword': { says: { visitor: /登录后设置密码/, member: /修改密码\n收不到短信时/ } },
  'login.account': { says: /密码登录\n用手机号或用户名登录/ },
  'login.phone': { says: /未注册的手机号验证后自动创建账号/ },
  'login.password': { says: { visitor: 'login.account', member: /上次在这台设备登录/ } },
  'login.miniApp': { says: /微信一键登录/ },
  'login.bindPhone': { says: 'login.miniApp' },
  'login.bindPhoneCode': { query: { mobile: '13800138999' }, says: 'login.miniApp' },
  'login.retrievePassword': { says: /用手机号\n用邮箱\n用实名信息/ },
  'login.resetPassword': { says: 'login.retrievePassword' },
  register: { says: { visitor: /注册香市账号/, member: 'mine' } },
  agreement: { says: /香市用户协议/ },
  policy: { says: /香市隐私政策/ },
  'setting.account': { says: { visitor: /个性化推荐[\s\S]*清除缓存/, member: /账号与安全/ } },
  'setting.feedback': { says: { visitor: /登录后提交反馈/, member: /写反馈\n我的反馈/ } },
  'edit.basicInformation': { says: { visitor: /^基本资料\n登录后编辑资料/, member: /已完成个人认证，不能修改/ } },
  'edit.nickName': { says: { visitor: /^修改昵称\n登录后编辑资料/, member: /30 天可改一次/ } },
  'edit.address': { says: { visitor: /^联系地址\n登录后编辑资料/, member: /清空地址/ } },
  contact: { says: /服务热线/ },
  'attestation.center': { says: { visitor: /^认证中心\n登录后办理认证/, member: /看一年行情，每天可报价/ } },
  'attestation.personal': { says: { visitor: /^个人认证\n登录后办理认证/, member: /居民身份证\n港澳台居住证/ } },
  'attestation.personalResult': {
    says: { visitor: /^个人认证\n登录后办理认证/, member: /认证信息\n真实姓名\n覃\*\*/ }
  },
  'attestation.corporate': { says: { visitor: /^企业认证\n登录后办理认证/, member: /法定代表人 必填/ } },
  'attestation.joinTeam': { as: newcomer, says: { visitor: /登录后加入企业/, member: /收到的邀请\n/ } },
  'attestation.materialExample': { says: /水印样例/ },
  'attestation.corporateResult': { says: { visitor: /^企业认证\n登录后办理认证/, member: /完善企业主页/ } },
  'attestation.park': { as: park, says: { visitor: /^园区认证\n登录后办理认证/, member: /运营企业信用代码 必填/ } },
  'attestation.parkResult': { as: park, says: { visitor: /^园区认证\n登录后办理认证/, member: /公开信息预览/ } },
  'company.information': { query: ownCompany, says: /收购加工八角、桂皮、香叶/ },
  'company.manager': { says: { visitor: /^企业管理\n登录后管理企业/, member: /待处理申请/ } },
  notifyCenter: { says: { visitor: /登录后查看消息/, member: /你关注的「玉林 八角 大红」/ } },
  about: { says: /香料产业数字门户/ },
  'address.list': { says: { visitor: /^地址管理\n登录后管理地址/, member: /共 \d 个，最多 20 个/ } },
  'address.edit': { says: { visitor: /^新增地址\n登录后管理地址/, member: /粘贴识别/ } },
  'invite.friendList': { says: { visitor: /登录后邀请好友/, member: /我的邀请码 GUIXIANG/ } },
  'invite.posterMaking': { says: { visitor: /登录后做邀请海报/, member: /选样式\n宣纸/ } },
  'invite.rules': { says: /香市邀请规则/ },
  'invite.contact': { says: { visitor: /登录后邀请生意伙伴/, member: /把常打交道的人请进来/ } },

  'market.info': { query: { lineId: 'star-anise.dahong.yulin' }, says: /各市场大红/ },
  'market.list': { says: /品种 \/ 规格 \d+ 条报价/ },

  'search.middle': { says: /大家在搜/ },
  'search.view': { query: { q: encodeURIComponent('八角') }, says: /\n行情\n元\/公斤 · \d+ 个规格/ },

  'news.detail': { query: { id: 'star-anise-dryness-decides' }, says: /来源：香市观察/ },
  'news.webView': { query: { url: address }, says: /不在应用里打开这个网站/ },
  'news.copyClipboard': { query: { text: address }, says: /^复制内容\n链接/ },
  'quickNews.list': { says: /今天 \d+ 条/ },
  'quickNews.detail': { query: firstOf('id', '/api/front/flash/list'), says: /此前快讯/ },

  'purchase.info': { as: buyer, query: aComparison, says: { visitor: /登录后可以报价/, member: /最低到厂价/ } },
  'purchase.ours': { as: buyer, says: { visitor: /登录后看自己的采购/, member: /修改后重新提交/ } },
  'purchase.create': { as: buyer, says: { visitor: /^发布采购\n登录后发布/, member: /不写期望价，由供应商报/ } },
  'quotation.ours': { says: { visitor: /^报价\n登录后报价/, member: /我发出的\n我收到的/ } },
  'quotation.create': {
    query: firstOf('purchaseId', '/api/front/purchase/list?limit=1'),
    says: { visitor: /^报价\n登录后发布/, member: /报价身份 必填/ }
  },
  'quotation.edit': {
    query: firstOf('id', '/api/front/quotation/list?side=sent&tab=all&limit=1'),
    says: { visitor: /^我的报价\n登录后报价/, member: /议价记录/ }
  },
  'vcard.marketIntroduction': { says: /版本对比/ },
  'exhibit.schedule': { says: /全部场次\n我的日程/ },
  'pay.vcard': { says: { visitor: /登录后开通/, member: /暂时不能开通/ } },
  'exhibit.index': { says: /距开幕 \d+ 天\n登记\n日程/ },
  'exhibit.map': { says: /馆内\n到馆/ },
  'exhibit.merchant': { says: /200 家展商/ },
  'exhibit.honorSelection': { says: /每人每台设备分别计/ },
  'exhibit.governmentInvestment': { says: /优势\n政策\n项目/ },
  'exhibit.parkInvestment': { says: /全部产业[\s\S]*福达香料市场园/ },
  'exhibit.register': { says: { visitor: /登录后登记观众票/, member: /参观身份/ } },
  'exhibit.introduce': { says: /主题\n以“香聚南国/ },
  'vcard.shell': { says: { visitor: /你的电子名片/, member: /今日 \+\d/ } },
  'vcard.home': { says: { visitor: /登录后使用名片/, member: /全部名片 \d/ } },
  'vcard.code': { says: { visitor: /登录后看名片码/, member: /印出去、发出去的旧码/ } },
  'vcard.webview': {
    query: { webviewPathName: 'VcardHolder' },
    says: { visitor: /登录后使用名片夹/, member: /还有 \d+ 个请求/ }
  },
  'vcard.shareMiddlePage': {
    query: firstOf('id', `/api/front/search/cards?q=${encodeURIComponent('采购总监')}&limit=1`),
    says: { visitor: /名片主人会知道有访客来过/, member: /名片主人会知道你来过/ }
  },

  'supply.ours': { says: { visitor: /登录后管理供应/, member: /未通过 \d+\n已下架 \d+/ } },
  'supply.create': {
    query: firstOf('id', '/api/front/supply/mine?tab=onSale&limit=1'),
    says: { visitor: /^编辑供应\n登录后发布/, member: /实拍照片 必填/ }
  },
  'supply.info': { as: buyer, query: aSupply, says: /起订\n[\s\S]*发货地\n/ },
  'supply.exchangeLink': { as: buyer, query: aSupply, says: { visitor: /登录后交换名片/, member: /我展示的信息/ } },
  'supply.middlePage': { as: buyer, query: aSupply, says: /查看完整信息/ },
  'supply.customerService': {
    as: buyer,
    query: firstOf('thread', '/api/front/inquiry/list?limit=1'),
    says: { visitor: /登录后联系供应商/, member: /覃姐，这批还有多少？/ }
  }
};

const byPath = new Map(Object.entries(visits).map(([name, visit]) => [routes[name as RouteName], visit]));
byPath.set(notFoundPath, { says: /链接可能写错了，或页面已经下线/ });

/** Returns the mobile number of the owner of a page. */
export function ownerOf(path: string): string {
  return visitTo(path).as ?? seller;
}

/** Returns the query parameters with which a page has content to show. `token`: of its owner. */
export async function queryOf(path: string, site: string, token: string): Promise<Query> {
  const { query = {} } = visitTo(path);
  return typeof query === 'function' ? query((call) => apiRequest(site, call, token)) : query;
}

/** Returns the page where a visit ends, and a text that only this page shows. */
export function contentOf(path: string, who: 'visitor' | 'member'): { path: string; says: RegExp } {
  const { says, at } = visitTo(path);
  const content = says instanceof RegExp || typeof says === 'string' ? says : says[who];
  if (content instanceof RegExp) return { path: at ? routes[at] : path, says: content };
  return contentOf(routes[content], who);
}

function visitTo(path: string): Visit {
  const visit = byPath.get(path);
  if (!visit) throw new Error(`what ${path} says is to be written down in e2e/weapp/pageVisits.ts`);
  return visit;
}
