import { agreementVersion } from '@/lib/agreementVersion';
import { agreementText } from './Agreement.content';
import { agreement202611 } from './earlier/agreement202611';
import { policy202611 } from './earlier/policy202611';
import type { LegalVersion } from './legalText';
import { policyText } from './Policy.content';

const effectiveDate = '2026-11-21';

/** The newest first. */
export const agreementVersions: readonly LegalVersion[] = [
  {
    version: agreementVersion,
    effectiveDate,
    changes: ['增加“认证与企业团队”', '注销账号改为在设置里办理，7 天内可以反悔'],
    text: agreementText
  },
  { version: '2026-11', effectiveDate: '2026-11-01', changes: ['第一个版本'], text: agreement202611 }
];

/** The newest first. */
export const policyVersions: readonly LegalVersion[] = [
  {
    version: agreementVersion,
    effectiveDate,
    changes: [
      '收集清单增加实名信息、企业资料、收货地址、足迹、设备记录',
      '增加“敏感个人信息”一条：单独同意、加密保存、打水印',
      '导出、撤回同意、注销都可以在应用里自己办理'
    ],
    text: policyText
  },
  { version: '2026-11', effectiveDate: '2026-11-01', changes: ['第一个版本'], text: policy202611 }
];
