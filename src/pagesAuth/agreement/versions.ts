import { agreementVersion } from '@rules/agreement';
import { agreementText } from './Agreement.content';
import { agreement202611 } from './earlier/agreement202611';
import { agreement202611v2 } from './earlier/agreement202611v2';
import { agreement202611v3 } from './earlier/agreement202611v3';
import { agreement202611v5 } from './earlier/agreement202611v5';
import { policy202611 } from './earlier/policy202611';
import { policy202611v2 } from './earlier/policy202611v2';
import { policy202611v3 } from './earlier/policy202611v3';
import { policy202611v4 } from './earlier/policy202611v4';
import { policy202611v5 } from './earlier/policy202611v5';
import { policy202611v6 } from './earlier/policy202611v6';
import { policy202611v7 } from './earlier/policy202611v7';
import type { LegalVersion } from './legalText';
import { policyText } from './Policy.content';

const effectiveDate = '2026-11-30';

/** Versions of the user agreement, newest first. */
export const agreementVersions: readonly LegalVersion[] = [
  {
    version: agreementVersion,
    effectiveDate,
    changes: ['和隐私政策一起更新，内容没有改变'],
    text: agreementText
  },
  {
    version: '2026-11.7',
    effectiveDate: '2026-11-29',
    changes: ['和隐私政策一起更新，内容没有改变'],
    text: agreementText
  },
  {
    version: '2026-11.6',
    effectiveDate: '2026-11-28',
    changes: ['增加“展会”'],
    text: agreementText
  },
  {
    version: '2026-11.5',
    effectiveDate: '2026-11-27',
    changes: ['增加“名片与名片夹”“名片的付费版本”'],
    text: agreement202611v5
  },
  {
    version: '2026-11.4',
    effectiveDate: '2026-11-23',
    changes: ['和隐私政策一起更新，内容没有改变'],
    text: agreement202611v3
  },
  {
    version: '2026-11.3',
    effectiveDate: '2026-11-22',
    changes: ['增加“供求、报价与成交”', '注销时，以企业名义发布的内容留给企业'],
    text: agreement202611v3
  },
  {
    version: '2026-11.2',
    effectiveDate: '2026-11-21',
    changes: ['增加“认证与企业团队”', '注销账号改为在设置里办理，7 天内可以反悔'],
    text: agreement202611v2
  },
  { version: '2026-11', effectiveDate: '2026-11-01', changes: ['第一个版本'], text: agreement202611 }
];

/** Versions of the privacy policy, newest first. */
export const policyVersions: readonly LegalVersion[] = [
  {
    version: agreementVersion,
    effectiveDate,
    changes: [
      '收集清单增加使用统计：默认关闭，单独同意后才收集，随时可以关闭并删除',
      '收集清单增加译文、邮箱和境外手机号的国家码，服务方增加翻译、邮件服务商，写明各得到什么',
      '收集清单增加小程序的订阅消息：保存哪个微信、哪一类消息，微信送达时得到什么'
    ],
    text: policyText
  },
  {
    version: '2026-11.7',
    effectiveDate: '2026-11-29',
    changes: ['写明到馆地图上的位置：网页版取准确位置，小程序取微信的模糊位置'],
    text: policy202611v7
  },
  {
    version: '2026-11.6',
    effectiveDate: '2026-11-28',
    changes: [
      '收集清单增加展会门票、日程、展商与洽谈、展位预订、评选投票、证书、招商意向、优惠券',
      '权限增加到馆地图上的准确位置和写入日历，各说明用途',
      '写明主办方、展商和查验证书的人各看得到什么，以及注销时怎样处理'
    ],
    text: policy202611v6
  },
  {
    version: '2026-11.5',
    effectiveDate: '2026-11-27',
    changes: [
      '收集清单增加名片、名片夹、纸质名片的照片、名片的访问记录、小程序码、订单与发票、名片版本，列出消息、设置与同意记录、注销申请',
      '写明名片主人看得到谁来过，怎样匿名浏览，记录保存多久',
      '第三方 SDK 清单增加微信 JS-SDK，服务方增加微信支付、纸质名片的识别',
      '写明注销时名片、名片夹、访问记录怎样处理，订单为什么保留'
    ],
    text: policy202611v5
  },
  {
    version: '2026-11.4',
    effectiveDate: '2026-11-23',
    changes: ['登录与设备记录增加随机生成的设备标记，写明存多久、怎样删除'],
    text: policy202611v4
  },
  {
    version: '2026-11.3',
    effectiveDate: '2026-11-22',
    changes: [
      '收集清单增加供应与采购、报价与成交、咨询对话、联系方式交换、供求的浏览、大致位置、在地图上选定的位置',
      '权限增加扫码、语音搜索、大致位置、地图选点、写入通讯录，各说明用途',
      '列出短信、证照识别、图片检测等服务方各得到什么，以及联系方式在什么时候给到其他用户',
      '写明注销时供求、报价、对话怎样处理',
      '写明登录前看过的内容在登录时并入足迹，海报和邀请语会保存'
    ],
    text: policy202611v3
  },
  {
    version: '2026-11.2',
    effectiveDate: '2026-11-21',
    changes: [
      '收集清单增加实名信息、企业资料、收货地址、足迹、设备记录',
      '增加“敏感个人信息”一条：单独同意、加密保存、打水印',
      '导出、撤回同意、注销都可以在应用里自己办理'
    ],
    text: policy202611v2
  },
  { version: '2026-11', effectiveDate: '2026-11-01', changes: ['第一个版本'], text: policy202611 }
];
