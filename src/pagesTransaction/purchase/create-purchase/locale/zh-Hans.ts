import type { PurchaseAudience, PurchaseFrequency } from '@contract/purchaseFields';
import type { SubmissionMessages } from '../../../components/SubmissionStatus';
import type { Step } from '../steps';

const messages = {
  title: '发布采购',
  editTitle: '修改采购',
  preview: '预览',
  submit: '提交审核',
  next: '下一步',
  steps: { goods: '要什么', terms: '怎么交', quotations: '谁来报' } satisfies Record<Step, string>,
  stepLabel: (number: number, name: string) => `第 ${number} 步，${name}`,
  inPublic: '修改提交后要重新审核，通过前供应商看到的还是旧版',
  proposed: (names: string[], quantity: string, frequency: PurchaseFrequency) => {
    const often = { once: '', monthly: '，按月提货', longTerm: '，长期需求' }[frequency];
    return `求购${names.join('')}${quantity && ` ${quantity}`}${often}`;
  },
  titleLabel: '标题',
  titleHint: '4 到 30 个字，如 求购八角大红 10 吨',
  unit: '单位',
  negotiable: '价格面议',
  negotiableHint: '不写期望价，由供应商报',
  originsHint: '最多 3 个，不选就是不限产地',
  addOrigin: '添加产地',
  chooseLocation: '选到市或区县',
  chooseDay: '选择日期',
  needByHint: '最晚 180 天内',
  deadlineHint: '当天结束前都可以报价，不晚于到货日',
  demandHint: '水分、杂质、含量、包装、检测报告等要求',
  maxQuotesHint: '收满就停止报价，3 到 30 份',
  quotationsUnit: '份',
  audienceHints: {
    public: '所有人都能看到，认证用户可以报价',
    verifiedCompanies: '只有认证企业能看到和报价',
    invited: '只有选中的企业能看到和报价，发布后会通知他们'
  } satisfies Record<PurchaseAudience, string>,
  invited: '指定供应商',
  chooseSuppliers: '选择供应商',
  chosen: (count: number) => (count > 0 ? `选好了（${count}）` : '选好了'),
  noSuppliers: '还没有企业在售这个品种',
  noSuppliersHint: '可以改成“仅认证企业”，让更多企业看到',
  supplyCount: (count: number) => `在售 ${count} 条`,
  fullInvited: (most: number) => `最多选 ${most} 家`,
  anonymous: '匿名采购',
  anonymousHint: '采纳报价前，供应商看不到公司和联系人',
  party: '发布身份',
  asPerson: '个人',
  partyFixed: '发布后不能更换',
  locked: (count: number) => `已有 ${count} 份报价，品种、规格和数量不能改`,
  problems: {
    'title.required': '写一个标题',
    'title.minLength': '至少 4 个字',
    'title.maxLength': '最多 30 个字',
    'varietyId.required': '选择品种',
    'gradeId.required': '选择等级，或写明规格',
    'form.required': '选择形态',
    'quantityGrams.required': '填采购量',
    'quantityGrams.range': '最多 10 万吨',
    'quantityGrams.unit': '至少 1 个单位',
    'gramsPerPack.required': '填每件多重',
    'gramsPerPack.range': '每件最重 1,000 公斤',
    'expectedFen.required': '填期望价，或选价格面议',
    'expectedFen.range': '价格在 0.01 到 1,000,000 元之间',
    'deliveryCode.required': '选收货地',
    'deliveryCode.unknown': '选到市或区县',
    'needBy.required': '选最晚到货日',
    'needBy.tooLate': '最晚 180 天内',
    'quoteDeadline.required': '选报价截止日',
    'quoteDeadline.afterNeed': '不能晚于到货日',
    'payTerm.required': '选付款方式',
    'taxInvoice.required': '选要不要发票',
    'frequency.required': '选采购频次',
    'maxQuotes.range': '在 3 到 30 份之间',
    'maxQuotes.quoted': '不能少于已收到的份数',
    'invitedCompanyIds.required': '至少选 1 家',
    'originCodes.tooMany': '最多 3 个产地',
    'attachments.tooMany': '最多 5 份',
    past: '日期已过',
    quoted: '已有报价，这一项不能改'
  } as Record<string, string>,
  limits: {
    verify: {
      title: '已有 1 条采购在展示',
      text: '完成个人认证，可以同时发布 10 条。内容已存成草稿。',
      action: '去认证'
    },
    company: {
      title: '个人发布已到上限',
      text: '以认证企业名义发布，可以同时展示 30 条。内容已存成草稿。',
      action: '去认证'
    },
    most: {
      title: '已有 30 条采购在展示',
      text: '先关闭几条再发布。内容已存成草稿。',
      action: '看我的采购'
    },
    drafts: { title: '草稿满 20 份了', text: '先删掉几份再发布。填的内容还在这台设备上。', action: '看我的采购' }
  },
  blocked: {
    pending: { title: '正在审核', text: '审核时不能改。撤回后可以改，改完要重新提交。', action: '撤回来改' },
    closed: { title: '这条采购已关闭', text: '关闭后不能再改，可以在“我的采购”里再发一条。', action: '看我的采购' },
    takedown: { title: '这条采购已下架', text: '平台下架的不能改，可以在“我的采购”里申诉。', action: '看我的采购' },
    foreign: { title: '这不是您的采购', text: '只能修改自己或自己管理的企业的采购。', action: '看我的采购' }
  },
  previewTitle: '供应商看到的样子',
  previewHint: '审核通过后才会公开',
  missing: '未填',
  result: {
    states: {
      pending: ['已提交，等审核', '通过后供应商就能看到，结果会发到消息里'],
      published: ['已发布', '供应商可以报价了，有新报价会发消息'],
      rejected: ['没有通过', '修改后可以重新提交']
    },
    again: '通过前，供应商看到的还是旧版',
    progress: '进度',
    submitted: '提交审核',
    reviewing: '平台审核文字和附件',
    listed: '公开，开始收报价',
    mine: '看我的采购',
    open: '看采购详情',
    another: '再发一条',
    share: '分享给微信好友'
  } satisfies SubmissionMessages
};

/** Messages of the purchase request form. */
export type CreatePurchaseMessages = typeof messages;
export default messages;
