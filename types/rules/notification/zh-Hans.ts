import type { CardLevel } from '@contract/cardLevel';
import type { ExpoCertificateKind } from '@contract/expoCertificate';
import type { TradeUnit } from '@contract/goods';
import type { MessagePreview } from '@contract/notification/content';
import type { RejectReason } from '@contract/quotation';
import type { VerificationKind } from '@contract/user';
import { shanghaiMinute } from '../shanghaiTime';
import { percent, weightOf, yuan } from './amounts';
import type { NotificationTexts } from './texts';

const UNITS: Record<TradeUnit, string> = { kg: '公斤', jin: '斤', ton: '吨', pack: '件' };
const REJECT_REASONS: Record<RejectReason, string> = {
  price: '价格偏高',
  spec: '规格不符',
  quantity: '数量不足',
  delivery: '交期不合适',
  payTerm: '付款方式不合适',
  chosenOther: '已选其他供应商',
  other: ''
};
const VERIFICATIONS: Record<VerificationKind, string> = { person: '个人认证', company: '企业认证', park: '园区认证' };

const LEVELS: Record<CardLevel, string> = { basic: '基础版', professional: '专业版', enterprise: '企业版' };

const price = (fen: number, unit: TradeUnit) => `${yuan(fen)} 元/${UNITS[unit]}`;
const weight = (grams: number) => {
  const { count, unit } = weightOf(grams);
  return `${count} ${UNITS[unit]}`;
};
const offer = ({ unitFen, unit, text }: { unitFen: number | null; unit: TradeUnit; text: string }) =>
  [unitFen === null ? '' : price(unitFen, unit), text].filter(Boolean).join('，');
const holder = (name: string, company: string) => (company === '' ? name : `${name}（${company}）`);

/** Time and room of a session. */
const sessionAt = ({ startsAtMs, hall, room }: { startsAtMs: number; hall: number | null; room: string }) =>
  `${shanghaiMinute(startsAtMs)}，${hall === null ? room : `${hall} 号馆 ${room}`}`;

function preview(content: MessagePreview): string {
  switch (content.type) {
    case 'text':
      return content.text;
    case 'picture':
      return '[图片]';
    case 'listing':
      return '[商品信息]';
    case 'ask':
      return `[询价] ${weight(content.grams)}，送到${content.place}`;
  }
}

const CERTIFICATES: Record<ExpoCertificateKind, string> = {
  exhibitor: '参展',
  award: '获奖',
  visitor: '观众',
  volunteer: '志愿者'
};

export const texts: NotificationTexts = {
  text: ({ title, body }) => [title, body],

  'quotation.received': ({ title, supplier, unitFen, unit, grams }) => [
    '收到新报价',
    `${supplier}对「${title}」报价 ${price(unitFen, unit)}，可供 ${weight(grams)}。`
  ],
  'quotation.updated': ({ title, supplier, unitFen, unit, grams, version }) => [
    '报价已更新',
    `${supplier}更新了对「${title}」的报价（第 ${version} 版）：${price(unitFen, unit)}，可供 ${weight(grams)}。`
  ],
  'quotation.viewed': ({ title }) => ['报价已被查看', `采购商查看了你对「${title}」的报价。`],
  'quotation.shortlisted': ({ title }) => ['报价已入围', `你对「${title}」的报价已入围，采购商正在比较。`],
  'quotation.accepted': ({ title, buyer, grams, unitFen, unit, deliveredFen }) => [
    '报价已采纳',
    `${buyer ?? '采购商'}采纳了你对「${title}」的报价：${weight(grams)}，${price(unitFen, unit)}，到厂合计 ${yuan(deliveredFen)} 元。联系方式已互相可见。`
  ],
  'quotation.rejected': ({ title, reason, text }) => {
    const reasons = [reason === null ? '' : REJECT_REASONS[reason], text].filter(Boolean).join('，');
    return ['报价未采纳', `你对「${title}」的报价未被采纳。${reasons === '' ? '' : `原因：${reasons}。`}`];
  },
  'quotation.withdrawn': ({ title, supplier }) => ['报价已撤回', `${supplier}撤回了对「${title}」的报价。`],
  'quotation.closed': ({ title }) => ['采购已结束', `「${title}」已结束，你的报价自动失效。`],
  'quotation.expiring': ({ title }) => [
    '报价即将到期',
    `你对「${title}」的报价将在 24 小时内到期，修改报价可重新计算有效期。`
  ],
  'quotation.expired': ({ title }) => ['报价已过期', `你对「${title}」的报价已过期。`],
  'quotation.receivedExpiring': ({ title, supplier }) => [
    '收到的报价即将到期',
    `${supplier}对「${title}」的报价将在 24 小时内到期，请尽快决定。`
  ],
  'quotation.receivedExpired': ({ title, supplier }) => ['收到的报价已过期', `${supplier}对「${title}」的报价已过期。`],
  'counterOffer.byBuyer': ({ title, ...said }) => ['采购商还价', `采购商就「${title}」提出：${offer(said)}`],
  'counterOffer.bySupplier': ({ title, supplier, ...said }) => [
    '供应商回复',
    `${supplier}就「${title}」提出：${offer(said)}`
  ],
  'counterOffer.agreed': ({ title, supplier, unitFen, unit }) => [
    '还价谈妥',
    `${supplier ?? '采购商'}同意「${title}」按 ${price(unitFen, unit)}，${supplier === null ? '等对方采纳' : '可以采纳了'}。`
  ],
  'counterOffer.declined': ({ title, supplier, unitFen, unit }) => [
    '还价没谈成',
    `${supplier ?? '采购商'}不同意「${title}」按 ${price(unitFen, unit)}，报价不变。`
  ],

  'purchase.approved': ({ title }) => ['采购已发布', `「${title}」已通过审核，供应商可以报价了。`],
  'purchase.rejected': ({ title, reason }) => [
    '采购未通过审核',
    `「${title}」未通过审核。原因：${reason}。修改后可以重新提交。`
  ],
  'purchase.takenDown': ({ title, reason }) => [
    '采购已下架',
    `「${title}」已被下架。原因：${reason}。如有异议可以申诉。`
  ],
  'purchase.ending': ({ title }) => ['报价即将截止', `「${title}」将在 24 小时内截止报价，需要更多报价可以延期。`],
  'purchase.expired': ({ title }) => ['报价已截止', `「${title}」已截止报价，收到的报价在有效期内仍可采纳。`],
  'purchase.invited': ({ title }) => ['邀请你报价', `采购商邀请贵司对「${title}」报价。`],

  'supply.approved': ({ title }) => ['供应已通过审核', `「${title}」已公开展示，采购商可以看到并询价。`],
  'supply.rejected': ({ title, reason, isStillPublic }) => [
    '供应未通过审核',
    `「${title}」：${reason}。${isStillPublic ? '原来的版本仍在展示，' : ''}修改后可以再次提交。`
  ],
  'supply.takenDown': ({ title, reason }) => ['供应已被下架', `「${title}」：${reason}。如有异议可以申诉。`],
  'supply.ending': ({ title, until }) => ['供应即将到期', `「${title}」有效期到 ${until}，续期后继续展示。`],
  'supply.expired': ({ title }) => ['供应已过期', `「${title}」已停止展示，续期即可恢复。`],
  'supply.handedOver': ({ title, count }) => [
    '接手同事的供应',
    `「${title}」${count > 1 ? `等 ${count} 条供应` : ''}的发布人已离开企业，由你接手。联系人改为你，电话只在交换名片后显示。`
  ],

  'inquiry.asked': ({ about, sender, title, preview: content }) => [
    about === 'supply' ? '有人询问你的供应' : '有供应商询问你的采购',
    `${sender ?? '匿名采购商'}（「${title}」）：${preview(content)}`
  ],
  'inquiry.answered': ({ about, sender, title, preview: content }) => [
    about === 'supply' ? '供应商回复了你' : '采购商回复了你',
    `${sender ?? '匿名采购商'}（「${title}」）：${preview(content)}`
  ],

  'exchange.requested': ({ name, company, message }) => [
    '请求与你交换名片',
    `${holder(name, company)}想与你交换名片${message === '' ? '' : `：${message}`}`
  ],
  'exchange.accepted': ({ name, company }) => [
    '已交换名片',
    `${holder(name, company)}同意了你的请求，联系方式已互相可见。`
  ],
  'holder.reminder': ({ name, company, others }) => [
    '今天要联系的人',
    `${holder(name, company)}${others > 0 ? `和另外 ${others} 人` : ''}的联系提醒到了。`
  ],

  'card.takenDown': ({ name, reason }) => [
    '名片已被下架',
    `${name}的名片已停止展示。原因：${reason}。修改后可以通过意见反馈申请恢复。`
  ],
  'card.putBack': ({ name }) => ['名片已恢复展示', `${name}的名片已恢复展示。`],

  'team.applied': ({ person, company }) => ['有人申请加入企业', `${person}申请加入${company}，去看看。`],
  'team.joined': ({ person, company }) => ['新成员加入', `${person}加入了${company}。`],
  'team.approved': ({ company }) => ['加入申请已通过', `你已是${company}的成员。`],
  'team.refused': ({ company, reason }) => ['加入申请没通过', `${company}：${reason}`],
  'team.refusedDissolved': ({ company }) => ['加入申请没通过', `${company}已解散。`],
  'team.invited': ({ person, company }) => ['邀请你加入企业', `${person}邀请你加入${company}，7 天内有效。`],
  'team.declined': ({ person, company }) => ['邀请被谢绝', `${person}没有接受加入${company}的邀请。`],
  'team.madeAdmin': ({ company }) => ['你成为管理员', `你可以管理${company}的成员和资料了。`],
  'team.madeMember': ({ company }) => ['管理员身份已取消', `你现在是${company}的普通成员。`],
  'team.removed': ({ company }) => ['你已不在企业中', `你被移出${company}，以企业名义发布的供求留在企业名下。`],
  'team.left': ({ person, company }) => ['成员退出', `${person}退出了${company}。`],
  'team.erased': ({ company }) => ['成员退出', `一位成员注销了账号，已退出${company}。`],
  'team.transferRequested': ({ person, company }) => ['请你接手企业', `${person}想把${company}转让给你，等你确认。`],
  'team.transferAccepted': ({ person, company }) => ['转让已完成', `${person}现在是${company}的所有者。`],
  'team.transferDeclined': ({ person, company }) => ['转让被谢绝', `${person}没有接手${company}。`],
  'team.transferWithdrawn': ({ person, company }) => ['转让已撤回', `${person}撤回了${company}的转让。`],
  'team.newOwner': ({ person, company }) => ['企业换了所有者', `${person}现在是${company}的所有者。`],
  'team.dissolved': ({ company }) => ['企业已解散', `${company}已解散，企业认证标识和在线供求已下线。`],

  'verification.approved': ({ kind, name, isChange }) =>
    isChange
      ? [`${VERIFICATIONS[kind]}变更已通过`, '新资料已生效。']
      : [
          `${VERIFICATIONS[kind]}已通过`,
          kind === 'person' ? '名称旁会显示认证标识。' : `${name}的名称旁会显示认证标识。`
        ],
  'verification.forwarded': ({ kind }) => [
    `${VERIFICATIONS[kind]}平台审核已通过`,
    '已转主管部门复核，通过后显示认证标识。'
  ],
  'verification.rejected': ({ kind, reasons, isChange }) => [
    `${VERIFICATIONS[kind]}${isChange ? '变更未通过' : '未通过'}`,
    `原因：${reasons.join('；')}。${isChange ? '原来的认证仍然有效。' : '改好后可以重新提交。'}`
  ],
  'verification.incomplete': ({ kind, reasons, isChange }) => [
    `${VERIFICATIONS[kind]}${isChange ? '变更需补充资料' : '需补充资料'}`,
    `原因：${reasons.join('；')}。${isChange ? '原来的认证仍然有效。' : '补充后再提交一次。'}`
  ],
  'verification.revoked': ({ kind, reasons }) => [
    `${VERIFICATIONS[kind]}已撤销`,
    `原因：${reasons.join('；')}。认证标识已取下。`
  ],
  'verification.expiring': ({ kind, until }) => [
    `${VERIFICATIONS[kind]}即将到期`,
    `证件有效期到 ${until}，请在到期前续期。`
  ],
  'verification.expired': ({ kind }) => [
    `${VERIFICATIONS[kind]}已过期`,
    '证件有效期已过，认证标识已取下，更新证件后重新提交即可恢复。'
  ],

  'invite.registered': ({ name }) => ['你邀请的朋友注册了', `${name}通过你的邀请加入了香市。`],
  'invite.verified': ({ name }) => ['你邀请的朋友通过了认证', `${name}完成了认证，名字旁边会显示标识。`],

  'priceAlert.above': ({ variety, grade, market, date, midFen, thresholdFen }) => [
    `${variety} ${grade}涨到 ${price(midFen, 'kg')}`,
    `${market} ${date}：达到你设的 ${yuan(thresholdFen)} 以上。`
  ],
  'priceAlert.below': ({ variety, grade, market, date, midFen, thresholdFen }) => [
    `${variety} ${grade}跌到 ${price(midFen, 'kg')}`,
    `${market} ${date}：达到你设的 ${yuan(thresholdFen)} 以下。`
  ],
  'priceAlert.move': ({ variety, grade, market, date, midFen, dayBp, thresholdBp }) => [
    `${variety} ${grade}${dayBp < 0 ? '跌' : '涨'}了 ${percent(dayBp)}`,
    `${market} ${date}：现在 ${price(midFen, 'kg')}，达到你设的涨跌 ${percent(thresholdBp)}。`
  ],

  'priceReport.accepted': ({ variety, grade, market, date, answer }) => [
    `${variety} ${grade}价格纠错有结果了`,
    `${market} ${date}：已按你的反馈核实${answer === '' ? '' : `，${answer}`}。`
  ],
  'priceReport.rejected': ({ variety, grade, market, date, answer }) => [
    `${variety} ${grade}价格纠错有结果了`,
    `${market} ${date}：核实后价格不变${answer === '' ? '' : `，${answer}`}。`
  ],
  'payment.refundRequested': ({ orderNo, amountFen, reason }) => [
    '退款申请已受理',
    `订单 ${orderNo} 将原路退回 ${yuan(amountFen)} 元。原因：${reason}。`
  ],
  'payment.refunded': ({ orderNo, amountFen, reason }) => [
    `退款成功 ¥${yuan(amountFen)}`,
    `订单 ${orderNo} 已原路退回 ${yuan(amountFen)} 元，到账时间以支付渠道为准。原因：${reason}。`
  ],
  'payment.refundFailed': ({ orderNo, amountFen }) => [
    '退款未成功',
    `订单 ${orderNo} 的 ${yuan(amountFen)} 元未能退回，客服会联系你。`
  ],
  'payment.invoiceIssued': ({ orderNo, invoiceNo }) => [
    '发票已开具',
    `订单 ${orderNo} 的电子发票已开具，号码 ${invoiceNo}，请查收邮箱。`
  ],
  'boothBooking.expired': ({ booth }) => ['展位保留已到期', `展位 ${booth} 未在保留时间内付定金，已释放。`],
  'boothBooking.deposited': ({ booth, amountFen }) => [
    '展位定金已付',
    `展位 ${booth} 的定金 ${yuan(amountFen)} 元已收到，主办方会联系你签订合同。`
  ],
  'boothBooking.confirmed': ({ booth, contractNo }) => ['展位已确认', `展位 ${booth} 已签订合同，编号 ${contractNo}。`],
  'boothBooking.settled': ({ booth }) => ['展位费已结清', `展位 ${booth} 的费用已结清，展会见。`],
  'boothBooking.released': ({ booth, refundFen, reason }) => [
    '展位预订已取消',
    `展位 ${booth} 已释放。${refundFen > 0 ? `定金 ${yuan(refundFen)} 元将原路退回。` : ''}${reason === '' ? '' : `原因：${reason}。`}`
  ],
  'cardLevel.granted': ({ level, until }) => [`名片${LEVELS[level]}已开通`, `有效期至 ${until}。到期不会自动续费。`],
  'cardLevel.expiring': ({ level, until }) => [
    `名片${LEVELS[level]}即将到期`,
    `有效期至 ${until}。续费后从到期日起顺延。`
  ],
  'cardLevel.expired': ({ level, until }) => [
    `名片${LEVELS[level]}已到期`,
    `已于 ${until} 到期，恢复为基础版。已有的名片保留。`
  ],

  'expoCertificate.granted': ({ expo, kind }) => [
    `可领取${CERTIFICATES[kind]}证书`,
    `「${expo}」为你准备了证书，领取后生成编号。`
  ],
  'expoCertificate.voided': ({ expo, no, reason }) => [
    '证书已作废',
    `「${expo}」的证书${no === null ? '' : ` ${no} `}已作废。原因：${reason}。`
  ],
  'expoTicket.issued': ({ expo, ticketNo, companions }) => [
    '观展登记成功',
    `${expo}，票号 ${ticketNo}${companions > 0 ? `，同行 ${companions} 人的票也已出` : ''}。入场时出示票上的二维码。`
  ],
  'expoTicket.approved': ({ expo, ticketNo }) => [
    '观展登记已通过',
    `${expo}，票号 ${ticketNo}。入场时出示票上的二维码。`
  ],
  'expoTicket.rejected': ({ expo, reason }) => ['观展登记未通过', `${expo}。原因：${reason}。你可以重新登记。`],
  'expoTicket.cancelled': ({ expo, ticketNo }) => ['门票已取消', `${expo}，票号 ${ticketNo}。登记截止前可以重新登记。`],
  'expoTicket.reminder': ({ expo, venue, ticketNo }) => [
    '明天观展',
    `${expo}，地点：${venue}。票号 ${ticketNo}，请提前打开电子票，没有网络也能出示。`
  ],
  'session.changed': ({ title, ...at }) => ['预约的场次有变动', `「${title}」改为 ${sessionAt(at)}。`],
  'session.cancelled': ({ title, startsAtMs, reason }) => [
    '预约的场次已取消',
    `「${title}」（${shanghaiMinute(startsAtMs)}）已取消。原因：${reason}。`
  ],
  'session.reminder': ({ title, ...at }) => ['场次即将开始', `「${title}」：${sessionAt(at)}。`],
  'meeting.booked': ({ person, exhibitor, startsAt, note }) => [
    '有人预约洽谈',
    `${person}预约了 ${startsAt} 与${exhibitor}洽谈${note === '' ? '' : `：${note}`}。`
  ],
  'meeting.confirmed': ({ exhibitor, booth, startsAt }) => [
    '洽谈已预约',
    `${startsAt} 与${exhibitor}洽谈${booth === '' ? '' : `，展位 ${booth}`}。`
  ],
  'meeting.cancelledByVisitor': ({ person, exhibitor, startsAt }) => [
    '洽谈已取消',
    `${person ?? '预约人'}取消了 ${startsAt} 与${exhibitor}的洽谈，该时段重新开放。`
  ],
  'meeting.cancelledByExhibitor': ({ exhibitor, startsAt }) => [
    '洽谈已取消',
    `${exhibitor}取消了 ${startsAt} 的洽谈，可改约其他时段。`
  ],
  'meeting.reminder': ({ exhibitor, booth, startsAt, person }) => [
    '洽谈即将开始',
    `${startsAt} ${person === null ? `与${exhibitor}` : `与${person}`}洽谈${booth === '' ? '' : `，展位 ${booth}`}。`
  ],

  'report.upheld': ({ title, answer }) => ['举报已处理', `你举报的「${title}」：${answer}`],
  'report.dismissed': ({ title, answer }) => ['举报未发现违规', `你举报的「${title}」：${answer}`],
  'investment.replied': ({ leadNo, about, reply }) => ['招商意向有回复', `${about}（${leadNo}）：${reply}`],
  'feedback.replied': ({ ticketNo, reply }) => ['意见反馈有回复', `${ticketNo}：${reply}`],
  'account.cancellationPostponed': ({ company }) => [
    '注销没有完成',
    `你是「${company}」的所有者，先移交或解散企业，再申请注销。账号照常使用。`
  ]
};
