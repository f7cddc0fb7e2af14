import type { CardLevel } from '@contract/cardLevel';
import type { ExpoCertificateKind } from '@contract/expoCertificate';
import type { TradeUnit } from '@contract/goods';
import type { MessagePreview } from '@contract/notification/content';
import type { RejectReason } from '@contract/quotation';
import type { VerificationKind } from '@contract/user';
import { shanghaiMinute } from '../shanghaiTime';
import { percent, weightOf, yuan } from './amounts';
import type { NotificationTexts } from './texts';

const UNITS: Record<TradeUnit, string> = { kg: '公斤', jin: '斤', ton: '噸', pack: '件' };
const REJECT_REASONS: Record<RejectReason, string> = {
  price: '價格偏高',
  spec: '規格不符',
  quantity: '數量不足',
  delivery: '交期不合適',
  payTerm: '付款方式不合適',
  chosenOther: '已選其他供應商',
  other: ''
};
const VERIFICATIONS: Record<VerificationKind, string> = { person: '個人認證', company: '企業認證', park: '園區認證' };

const LEVELS: Record<CardLevel, string> = { basic: '基礎版', professional: '專業版', enterprise: '企業版' };

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
  `${shanghaiMinute(startsAtMs)}，${hall === null ? room : `${hall} 號館 ${room}`}`;

function preview(content: MessagePreview): string {
  switch (content.type) {
    case 'text':
      return content.text;
    case 'picture':
      return '[圖片]';
    case 'listing':
      return '[商品信息]';
    case 'ask':
      return `[詢價] ${weight(content.grams)}，送到${content.place}`;
  }
}

const CERTIFICATES: Record<ExpoCertificateKind, string> = {
  exhibitor: '參展',
  award: '獲獎',
  visitor: '觀眾',
  volunteer: '志工'
};

export const texts: NotificationTexts = {
  text: ({ title, body }) => [title, body],

  'quotation.received': ({ title, supplier, unitFen, unit, grams }) => [
    '收到新報價',
    `${supplier}對「${title}」報價 ${price(unitFen, unit)}，可供 ${weight(grams)}。`
  ],
  'quotation.updated': ({ title, supplier, unitFen, unit, grams, version }) => [
    '報價已更新',
    `${supplier}更新了對「${title}」的報價（第 ${version} 版）：${price(unitFen, unit)}，可供 ${weight(grams)}。`
  ],
  'quotation.viewed': ({ title }) => ['報價已被查看', `採購商查看了你對「${title}」的報價。`],
  'quotation.shortlisted': ({ title }) => ['報價已入圍', `你對「${title}」的報價已入圍，採購商正在比較。`],
  'quotation.accepted': ({ title, buyer, grams, unitFen, unit, deliveredFen }) => [
    '報價已採納',
    `${buyer ?? '採購商'}採納了你對「${title}」的報價：${weight(grams)}，${price(unitFen, unit)}，到廠合計 ${yuan(deliveredFen)} 元。聯絡方式已互相可見。`
  ],
  'quotation.rejected': ({ title, reason, text }) => {
    const reasons = [reason === null ? '' : REJECT_REASONS[reason], text].filter(Boolean).join('，');
    return ['報價未採納', `你對「${title}」的報價未被採納。${reasons === '' ? '' : `原因：${reasons}。`}`];
  },
  'quotation.withdrawn': ({ title, supplier }) => ['報價已撤回', `${supplier}撤回了對「${title}」的報價。`],
  'quotation.closed': ({ title }) => ['採購已結束', `「${title}」已結束，你的報價自動失效。`],
  'quotation.expiring': ({ title }) => [
    '報價即將到期',
    `你對「${title}」的報價將在 24 小時內到期，修改報價可重新計算有效期。`
  ],
  'quotation.expired': ({ title }) => ['報價已過期', `你對「${title}」的報價已過期。`],
  'quotation.receivedExpiring': ({ title, supplier }) => [
    '收到的報價即將到期',
    `${supplier}對「${title}」的報價將在 24 小時內到期，請儘快決定。`
  ],
  'quotation.receivedExpired': ({ title, supplier }) => ['收到的報價已過期', `${supplier}對「${title}」的報價已過期。`],
  'counterOffer.byBuyer': ({ title, ...said }) => ['採購商還價', `採購商就「${title}」提出：${offer(said)}`],
  'counterOffer.bySupplier': ({ title, supplier, ...said }) => [
    '供應商回覆',
    `${supplier}就「${title}」提出：${offer(said)}`
  ],
  'counterOffer.agreed': ({ title, supplier, unitFen, unit }) => [
    '還價談妥',
    `${supplier ?? '採購商'}同意「${title}」按 ${price(unitFen, unit)}，${supplier === null ? '等對方採納' : '可以採納了'}。`
  ],
  'counterOffer.declined': ({ title, supplier, unitFen, unit }) => [
    '還價沒談成',
    `${supplier ?? '採購商'}不同意「${title}」按 ${price(unitFen, unit)}，報價不變。`
  ],

  'purchase.approved': ({ title }) => ['採購已發佈', `「${title}」已通過審核，供應商可以報價了。`],
  'purchase.rejected': ({ title, reason }) => [
    '採購未通過審核',
    `「${title}」未通過審核。原因：${reason}。修改後可以重新提交。`
  ],
  'purchase.takenDown': ({ title, reason }) => [
    '採購已下架',
    `「${title}」已被下架。原因：${reason}。如有異議可以申訴。`
  ],
  'purchase.ending': ({ title }) => ['報價即將截止', `「${title}」將在 24 小時內截止報價，需要更多報價可以延期。`],
  'purchase.expired': ({ title }) => ['報價已截止', `「${title}」已截止報價，收到的報價在有效期內仍可採納。`],
  'purchase.invited': ({ title }) => ['邀請你報價', `採購商邀請貴司對「${title}」報價。`],

  'supply.approved': ({ title }) => ['供應已通過審核', `「${title}」已公開展示，採購商可以看到並詢價。`],
  'supply.rejected': ({ title, reason, isStillPublic }) => [
    '供應未通過審核',
    `「${title}」：${reason}。${isStillPublic ? '原來的版本仍在展示，' : ''}修改後可以再次提交。`
  ],
  'supply.takenDown': ({ title, reason }) => ['供應已被下架', `「${title}」：${reason}。如有異議可以申訴。`],
  'supply.ending': ({ title, until }) => ['供應即將到期', `「${title}」有效期到 ${until}，續期後繼續展示。`],
  'supply.expired': ({ title }) => ['供應已過期', `「${title}」已停止展示，續期即可恢復。`],
  'supply.handedOver': ({ title, count }) => [
    '接手同事的供應',
    `「${title}」${count > 1 ? `等 ${count} 條供應` : ''}的發佈人已離開企業，由你接手。聯絡人改為你，電話只在交換名片後顯示。`
  ],

  'inquiry.asked': ({ about, sender, title, preview: content }) => [
    about === 'supply' ? '有人詢問你的供應' : '有供應商詢問你的採購',
    `${sender ?? '匿名採購商'}（「${title}」）：${preview(content)}`
  ],
  'inquiry.answered': ({ about, sender, title, preview: content }) => [
    about === 'supply' ? '供應商回覆了你' : '採購商回覆了你',
    `${sender ?? '匿名採購商'}（「${title}」）：${preview(content)}`
  ],

  'exchange.requested': ({ name, company, message }) => [
    '請求與你交換名片',
    `${holder(name, company)}想與你交換名片${message === '' ? '' : `：${message}`}`
  ],
  'exchange.accepted': ({ name, company }) => [
    '已交換名片',
    `${holder(name, company)}同意了你的請求，聯絡方式已互相可見。`
  ],
  'holder.reminder': ({ name, company, others }) => [
    '今天要聯絡的人',
    `${holder(name, company)}${others > 0 ? `和另外 ${others} 人` : ''}的聯絡提醒到了。`
  ],

  'card.takenDown': ({ name, reason }) => [
    '名片已被下架',
    `${name}的名片已停止展示。原因：${reason}。修改後可以透過意見回饋申請恢復。`
  ],
  'card.putBack': ({ name }) => ['名片已恢復展示', `${name}的名片已恢復展示。`],

  'team.applied': ({ person, company }) => ['有人申請加入企業', `${person}申請加入${company}，去看看。`],
  'team.joined': ({ person, company }) => ['新成員加入', `${person}加入了${company}。`],
  'team.approved': ({ company }) => ['加入申請已通過', `你已是${company}的成員。`],
  'team.refused': ({ company, reason }) => ['加入申請沒通過', `${company}：${reason}`],
  'team.refusedDissolved': ({ company }) => ['加入申請沒通過', `${company}已解散。`],
  'team.invited': ({ person, company }) => ['邀請你加入企業', `${person}邀請你加入${company}，7 天內有效。`],
  'team.declined': ({ person, company }) => ['邀請被謝絕', `${person}沒有接受加入${company}的邀請。`],
  'team.madeAdmin': ({ company }) => ['你成為管理員', `你可以管理${company}的成員和資料了。`],
  'team.madeMember': ({ company }) => ['管理員身份已取消', `你現在是${company}的普通成員。`],
  'team.removed': ({ company }) => ['你已不在企業中', `你被移出${company}，以企業名義發佈的供求留在企業名下。`],
  'team.left': ({ person, company }) => ['成員退出', `${person}退出了${company}。`],
  'team.erased': ({ company }) => ['成員退出', `一位成員註銷了帳號，已退出${company}。`],
  'team.transferRequested': ({ person, company }) => ['請你接手企業', `${person}想把${company}轉讓給你，等你確認。`],
  'team.transferAccepted': ({ person, company }) => ['轉讓已完成', `${person}現在是${company}的所有者。`],
  'team.transferDeclined': ({ person, company }) => ['轉讓被謝絕', `${person}沒有接手${company}。`],
  'team.transferWithdrawn': ({ person, company }) => ['轉讓已撤回', `${person}撤回了${company}的轉讓。`],
  'team.newOwner': ({ person, company }) => ['企業換了所有者', `${person}現在是${company}的所有者。`],
  'team.dissolved': ({ company }) => ['企業已解散', `${company}已解散，企業認證標識和在線供求已下線。`],

  'verification.approved': ({ kind, name, isChange }) =>
    isChange
      ? [`${VERIFICATIONS[kind]}變更已通過`, '新資料已生效。']
      : [
          `${VERIFICATIONS[kind]}已通過`,
          kind === 'person' ? '名稱旁會顯示認證標識。' : `${name}的名稱旁會顯示認證標識。`
        ],
  'verification.forwarded': ({ kind }) => [
    `${VERIFICATIONS[kind]}平臺審核已通過`,
    '已轉主管部門複核，通過後顯示認證標識。'
  ],
  'verification.rejected': ({ kind, reasons, isChange }) => [
    `${VERIFICATIONS[kind]}${isChange ? '變更未通過' : '未通過'}`,
    `原因：${reasons.join('；')}。${isChange ? '原來的認證仍然有效。' : '改好後可以重新提交。'}`
  ],
  'verification.incomplete': ({ kind, reasons, isChange }) => [
    `${VERIFICATIONS[kind]}${isChange ? '變更需補充資料' : '需補充資料'}`,
    `原因：${reasons.join('；')}。${isChange ? '原來的認證仍然有效。' : '補充後再提交一次。'}`
  ],
  'verification.revoked': ({ kind, reasons }) => [
    `${VERIFICATIONS[kind]}已撤銷`,
    `原因：${reasons.join('；')}。認證標識已取下。`
  ],
  'verification.expiring': ({ kind, until }) => [
    `${VERIFICATIONS[kind]}即將到期`,
    `證件有效期到 ${until}，請在到期前續期。`
  ],
  'verification.expired': ({ kind }) => [
    `${VERIFICATIONS[kind]}已過期`,
    '證件有效期已過，認證標識已取下，更新證件後重新提交即可恢復。'
  ],

  'invite.registered': ({ name }) => ['你邀請的朋友註冊了', `${name}通過你的邀請加入了香市。`],
  'invite.verified': ({ name }) => ['你邀請的朋友通過了認證', `${name}完成了認證，名字旁邊會顯示標識。`],

  'priceAlert.above': ({ variety, grade, market, date, midFen, thresholdFen }) => [
    `${variety} ${grade}漲到 ${price(midFen, 'kg')}`,
    `${market} ${date}：達到你設的 ${yuan(thresholdFen)} 以上。`
  ],
  'priceAlert.below': ({ variety, grade, market, date, midFen, thresholdFen }) => [
    `${variety} ${grade}跌到 ${price(midFen, 'kg')}`,
    `${market} ${date}：達到你設的 ${yuan(thresholdFen)} 以下。`
  ],
  'priceAlert.move': ({ variety, grade, market, date, midFen, dayBp, thresholdBp }) => [
    `${variety} ${grade}${dayBp < 0 ? '跌' : '漲'}了 ${percent(dayBp)}`,
    `${market} ${date}：現在 ${price(midFen, 'kg')}，達到你設的漲跌 ${percent(thresholdBp)}。`
  ],

  'priceReport.accepted': ({ variety, grade, market, date, answer }) => [
    `${variety} ${grade}價格糾錯有結果了`,
    `${market} ${date}：已按你的反饋核實${answer === '' ? '' : `，${answer}`}。`
  ],
  'priceReport.rejected': ({ variety, grade, market, date, answer }) => [
    `${variety} ${grade}價格糾錯有結果了`,
    `${market} ${date}：核實後價格不變${answer === '' ? '' : `，${answer}`}。`
  ],
  'payment.refundRequested': ({ orderNo, amountFen, reason }) => [
    '退款申請已受理',
    `訂單 ${orderNo} 將原路退回 ${yuan(amountFen)} 元。原因：${reason}。`
  ],
  'payment.refunded': ({ orderNo, amountFen, reason }) => [
    `退款成功 ¥${yuan(amountFen)}`,
    `訂單 ${orderNo} 已原路退回 ${yuan(amountFen)} 元，到帳時間以支付渠道為準。原因：${reason}。`
  ],
  'payment.refundFailed': ({ orderNo, amountFen }) => [
    '退款未成功',
    `訂單 ${orderNo} 的 ${yuan(amountFen)} 元未能退回，客服會聯絡你。`
  ],
  'payment.invoiceIssued': ({ orderNo, invoiceNo }) => [
    '發票已開立',
    `訂單 ${orderNo} 的電子發票已開立，號碼 ${invoiceNo}，請查收信箱。`
  ],
  'boothBooking.expired': ({ booth }) => ['展位保留已到期', `展位 ${booth} 未在保留時間內付訂金，已釋出。`],
  'boothBooking.deposited': ({ booth, amountFen }) => [
    '展位訂金已付',
    `展位 ${booth} 的訂金 ${yuan(amountFen)} 元已收到，主辦方會聯絡你簽訂合約。`
  ],
  'boothBooking.confirmed': ({ booth, contractNo }) => ['展位已確認', `展位 ${booth} 已簽訂合約，編號 ${contractNo}。`],
  'boothBooking.settled': ({ booth }) => ['展位費已結清', `展位 ${booth} 的費用已結清，展會見。`],
  'boothBooking.released': ({ booth, refundFen, reason }) => [
    '展位預訂已取消',
    `展位 ${booth} 已釋出。${refundFen > 0 ? `訂金 ${yuan(refundFen)} 元將原路退回。` : ''}${reason === '' ? '' : `原因：${reason}。`}`
  ],
  'cardLevel.granted': ({ level, until }) => [`名片${LEVELS[level]}已開通`, `有效期至 ${until}。到期不會自動續費。`],
  'cardLevel.expiring': ({ level, until }) => [
    `名片${LEVELS[level]}即將到期`,
    `有效期至 ${until}。續費後從到期日起順延。`
  ],
  'cardLevel.expired': ({ level, until }) => [
    `名片${LEVELS[level]}已到期`,
    `已於 ${until} 到期，恢復為基礎版。已有的名片保留。`
  ],

  'expoCertificate.granted': ({ expo, kind }) => [
    `可領取${CERTIFICATES[kind]}證書`,
    `「${expo}」為你準備了證書，領取後產生編號。`
  ],
  'expoCertificate.voided': ({ expo, no, reason }) => [
    '證書已作廢',
    `「${expo}」的證書${no === null ? '' : ` ${no} `}已作廢。原因：${reason}。`
  ],
  'expoTicket.issued': ({ expo, ticketNo, companions }) => [
    '觀展登記成功',
    `${expo}，票號 ${ticketNo}${companions > 0 ? `，同行 ${companions} 人的票也已出` : ''}。入場時出示票上的二維碼。`
  ],
  'expoTicket.approved': ({ expo, ticketNo }) => [
    '觀展登記已通過',
    `${expo}，票號 ${ticketNo}。入場時出示票上的二維碼。`
  ],
  'expoTicket.rejected': ({ expo, reason }) => ['觀展登記未通過', `${expo}。原因：${reason}。你可以重新登記。`],
  'expoTicket.cancelled': ({ expo, ticketNo }) => ['門票已取消', `${expo}，票號 ${ticketNo}。登記截止前可以重新登記。`],
  'expoTicket.reminder': ({ expo, venue, ticketNo }) => [
    '明天觀展',
    `${expo}，地點：${venue}。票號 ${ticketNo}，請提前開啟電子票，沒有網絡也能出示。`
  ],
  'session.changed': ({ title, ...at }) => ['預約的場次有變動', `「${title}」改為 ${sessionAt(at)}。`],
  'session.cancelled': ({ title, startsAtMs, reason }) => [
    '預約的場次已取消',
    `「${title}」（${shanghaiMinute(startsAtMs)}）已取消。原因：${reason}。`
  ],
  'session.reminder': ({ title, ...at }) => ['場次即將開始', `「${title}」：${sessionAt(at)}。`],
  'meeting.booked': ({ person, exhibitor, startsAt, note }) => [
    '有人預約洽談',
    `${person}預約了 ${startsAt} 與${exhibitor}洽談${note === '' ? '' : `：${note}`}。`
  ],
  'meeting.confirmed': ({ exhibitor, booth, startsAt }) => [
    '洽談已預約',
    `${startsAt} 與${exhibitor}洽談${booth === '' ? '' : `，展位 ${booth}`}。`
  ],
  'meeting.cancelledByVisitor': ({ person, exhibitor, startsAt }) => [
    '洽談已取消',
    `${person ?? '預約人'}取消了 ${startsAt} 與${exhibitor}的洽談，該時段重新開放。`
  ],
  'meeting.cancelledByExhibitor': ({ exhibitor, startsAt }) => [
    '洽談已取消',
    `${exhibitor}取消了 ${startsAt} 的洽談，可改約其他時段。`
  ],
  'meeting.reminder': ({ exhibitor, booth, startsAt, person }) => [
    '洽談即將開始',
    `${startsAt} ${person === null ? `與${exhibitor}` : `與${person}`}洽談${booth === '' ? '' : `，展位 ${booth}`}。`
  ],

  'report.upheld': ({ title, answer }) => ['舉報已處理', `你舉報的「${title}」：${answer}`],
  'report.dismissed': ({ title, answer }) => ['舉報未發現違規', `你舉報的「${title}」：${answer}`],
  'investment.replied': ({ leadNo, about, reply }) => ['招商意向有回覆', `${about}（${leadNo}）：${reply}`],
  'feedback.replied': ({ ticketNo, reply }) => ['意見反饋有回覆', `${ticketNo}：${reply}`],
  'account.cancellationPostponed': ({ company }) => [
    '註銷沒有完成',
    `你是「${company}」的所有者，先移交或解散企業，再申請註銷。帳號照常使用。`
  ]
};
