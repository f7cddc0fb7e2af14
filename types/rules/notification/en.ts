import type { CardLevel } from '@contract/cardLevel';
import type { ExpoCertificateKind } from '@contract/expoCertificate';
import type { TradeUnit } from '@contract/goods';
import type { MessagePreview } from '@contract/notification/content';
import type { RejectReason } from '@contract/quotation';
import type { VerificationKind } from '@contract/user';
import { shanghaiMinute } from '../shanghaiTime';
import { percent, weightOf, yuan } from './amounts';
import type { NotificationTexts } from './texts';

const PER_UNIT: Record<TradeUnit, string> = { kg: 'CNY/kg', jin: 'CNY/500 g', ton: 'CNY/t', pack: 'CNY/pack' };
const REJECT_REASONS: Record<RejectReason, string> = {
  price: 'the price is too high',
  spec: 'the specification does not match',
  quantity: 'the quantity is too small',
  delivery: 'the delivery time does not suit',
  payTerm: 'the payment terms do not suit',
  chosenOther: 'another supplier was chosen',
  other: ''
};
const VERIFICATIONS: Record<VerificationKind, string> = {
  person: 'Personal verification',
  company: 'Company verification',
  park: 'Park verification'
};

const LEVELS: Record<CardLevel, string> = {
  basic: 'Basic',
  professional: 'Professional',
  enterprise: 'Enterprise'
};

const price = (fen: number, unit: TradeUnit) => `${yuan(fen)} ${PER_UNIT[unit]}`;
const weight = (grams: number) => {
  const { count, unit } = weightOf(grams);
  return `${count} ${unit === 'ton' ? 't' : 'kg'}`;
};
const offer = ({ unitFen, unit, text }: { unitFen: number | null; unit: TradeUnit; text: string }) =>
  [unitFen === null ? '' : price(unitFen, unit), text].filter(Boolean).join(', ');
const holder = (name: string, company: string) => (company === '' ? name : `${name} (${company})`);
const because = (...reasons: string[]) => {
  const all = reasons.filter(Boolean).join('; ');
  return all === '' ? '' : ` Reason: ${all}.`;
};

/** Time and room of a session. */
const sessionAt = ({ startsAtMs, hall, room }: { startsAtMs: number; hall: number | null; room: string }) =>
  `${shanghaiMinute(startsAtMs)}, ${hall === null ? room : `hall ${hall}, ${room}`}`;

function preview(content: MessagePreview): string {
  switch (content.type) {
    case 'text':
      return content.text;
    case 'picture':
      return '[Image]';
    case 'listing':
      return '[Listing]';
    case 'ask':
      return `[Price inquiry] ${weight(content.grams)}, delivered to ${content.place}`;
  }
}

const CERTIFICATES: Record<ExpoCertificateKind, string> = {
  exhibitor: 'exhibitor',
  award: 'award',
  visitor: 'visitor',
  volunteer: 'volunteer'
};

export const texts: NotificationTexts = {
  text: ({ title, body }) => [title, body],

  'quotation.received': ({ title, supplier, unitFen, unit, grams }) => [
    'New quote',
    `${supplier} quotes ${price(unitFen, unit)} for “${title}”, ${weight(grams)} available.`
  ],
  'quotation.updated': ({ title, supplier, unitFen, unit, grams, version }) => [
    'Quote updated',
    `${supplier} updated the quote for “${title}” (version ${version}): ${price(unitFen, unit)}, ${weight(grams)} available.`
  ],
  'quotation.viewed': ({ title }) => ['Quote viewed', `The buyer has viewed your quote for “${title}”.`],
  'quotation.shortlisted': ({ title }) => [
    'Quote shortlisted',
    `Your quote for “${title}” is on the shortlist. The buyer is still comparing.`
  ],
  'quotation.accepted': ({ title, buyer, grams, unitFen, unit, deliveredFen }) => [
    'Quote accepted',
    `${buyer ?? 'The buyer'} accepted your quote for “${title}”: ${weight(grams)} at ${price(unitFen, unit)}, ${yuan(deliveredFen)} CNY delivered in total. You can now see each other’s contact details.`
  ],
  'quotation.rejected': ({ title, reason, text }) => [
    'Quote not selected',
    `Your quote for “${title}” was not selected.${because(reason === null ? '' : REJECT_REASONS[reason], text)}`
  ],
  'quotation.withdrawn': ({ title, supplier }) => ['Quote withdrawn', `${supplier} withdrew the quote for “${title}”.`],
  'quotation.closed': ({ title }) => [
    'Purchase request closed',
    `“${title}” is closed; your quote is no longer valid.`
  ],
  'quotation.expiring': ({ title }) => [
    'Quote expires soon',
    `Your quote for “${title}” expires within 24 hours. Edit it to extend its validity.`
  ],
  'quotation.expired': ({ title }) => ['Quote expired', `Your quote for “${title}” has expired.`],
  'quotation.receivedExpiring': ({ title, supplier }) => [
    'A quote expires soon',
    `The quote from ${supplier} for “${title}” expires within 24 hours. Please decide soon.`
  ],
  'quotation.receivedExpired': ({ title, supplier }) => [
    'A quote expired',
    `The quote from ${supplier} for “${title}” has expired.`
  ],
  'counterOffer.byBuyer': ({ title, ...said }) => [
    'Counter-offer',
    `The buyer proposes for “${title}”: ${offer(said)}`
  ],
  'counterOffer.bySupplier': ({ title, supplier, ...said }) => [
    'Reply from the supplier',
    `${supplier} proposes for “${title}”: ${offer(said)}`
  ],
  'counterOffer.agreed': ({ title, supplier, unitFen, unit }) => [
    'Counter-offer accepted',
    `${supplier ?? 'The buyer'} agrees to ${price(unitFen, unit)} for “${title}”. ${supplier === null ? 'The buyer can now accept the quote.' : 'You can now accept the quote.'}`
  ],
  'counterOffer.declined': ({ title, supplier, unitFen, unit }) => [
    'Counter-offer declined',
    `${supplier ?? 'The buyer'} declined ${price(unitFen, unit)} for “${title}”. The quote is unchanged.`
  ],

  'purchase.approved': ({ title }) => ['Purchase request posted', `“${title}” was approved. Suppliers can now quote.`],
  'purchase.rejected': ({ title, reason }) => [
    'Purchase request not approved',
    `“${title}” was not approved.${because(reason)} You can edit it and submit it again.`
  ],
  'purchase.takenDown': ({ title, reason }) => [
    'Purchase request taken down',
    `“${title}” was taken down.${because(reason)} You can appeal.`
  ],
  'purchase.ending': ({ title }) => [
    'Quoting closes soon',
    `“${title}” closes for quotes in less than 24 hours. Extend it to receive more.`
  ],
  'purchase.expired': ({ title }) => [
    'Quoting closed',
    `“${title}” no longer takes quotes. You can still accept those that are valid.`
  ],
  'purchase.invited': ({ title }) => ['Invitation to quote', `A buyer invites your company to quote for “${title}”.`],

  'supply.approved': ({ title }) => [
    'Supply approved',
    `“${title}” is on sale. Buyers can now see it and contact you.`
  ],
  'supply.rejected': ({ title, reason, isStillPublic }) => [
    'Supply not approved',
    `“${title}” was not approved.${because(reason)}${isStillPublic ? ' The earlier version stays public.' : ''} You can edit it and submit it again.`
  ],
  'supply.takenDown': ({ title, reason }) => [
    'Supply taken down',
    `“${title}” was taken down.${because(reason)} You can appeal.`
  ],
  'supply.ending': ({ title, until }) => [
    'Supply expires soon',
    `“${title}” is valid until ${until}. Extend it to keep it on sale.`
  ],
  'supply.expired': ({ title }) => [
    'Supply expired',
    `“${title}” is no longer on sale. Extend it to put it back on sale.`
  ],
  'supply.handedOver': ({ title, count }) => [
    'Supplies transferred to you',
    `${count > 1 ? `“${title}” and ${count - 1} more ${count === 2 ? 'supply' : 'supplies'} now belong` : `“${title}” now belongs`} to you because the author left the company. You are now the contact; your phone number is shown only after contacts are exchanged.`
  ],

  'inquiry.asked': ({ about, sender, title, preview: content }) => [
    about === 'supply' ? 'Inquiry about your supply' : 'Inquiry about your purchase request',
    `${sender ?? 'Anonymous buyer'} (“${title}”): ${preview(content)}`
  ],
  'inquiry.answered': ({ about, sender, title, preview: content }) => [
    about === 'supply' ? 'The supplier replied' : 'The buyer replied',
    `${sender ?? 'Anonymous buyer'} (“${title}”): ${preview(content)}`
  ],

  'exchange.requested': ({ name, company, message }) => [
    'Card exchange request',
    `${holder(name, company)} would like to exchange cards with you${message === '' ? '.' : `: ${message}`}`
  ],
  'exchange.accepted': ({ name, company }) => [
    'Cards exchanged',
    `${holder(name, company)} accepted your request. You can now see each other’s contact details.`
  ],
  'holder.reminder': ({ name, company, others }) => [
    'People to contact today',
    `Your reminder: ${holder(name, company)}${others > 0 ? ` and ${others} ${others === 1 ? 'other' : 'others'}` : ''}.`
  ],

  'card.takenDown': ({ name, reason }) => [
    'Card taken down',
    `The card of ${name} is no longer shown.${because(reason)} Once corrected, ask for it back through feedback.`
  ],
  'card.putBack': ({ name }) => ['Card shown again', `The card of ${name} is shown again.`],

  'team.applied': ({ person, company }) => ['New application', `${person} has applied to join ${company}.`],
  'team.joined': ({ person, company }) => ['New member', `${person} joined ${company}.`],
  'team.approved': ({ company }) => ['Application approved', `You are now a member of ${company}.`],
  'team.refused': ({ company, reason }) => ['Application declined', `${company}: ${reason}`],
  'team.refusedDissolved': ({ company }) => ['Application declined', `${company} was dissolved.`],
  'team.invited': ({ person, company }) => [
    'Company invitation',
    `${person} invites you to join ${company}. The invitation is valid for 7 days.`
  ],
  'team.declined': ({ person, company }) => [
    'Invitation declined',
    `${person} declined the invitation to join ${company}.`
  ],
  'team.madeAdmin': ({ company }) => [
    'You are now an admin',
    `You can manage the members and the profile of ${company}.`
  ],
  'team.madeMember': ({ company }) => ['You are no longer an admin', `You are now a member of ${company}.`],
  'team.removed': ({ company }) => [
    'Removed from a company',
    `You were removed from ${company}. Listings posted in its name stay with it.`
  ],
  'team.left': ({ person, company }) => ['A member left', `${person} left ${company}.`],
  'team.erased': ({ company }) => ['A member left', `A member deleted their account and left ${company}.`],
  'team.transferRequested': ({ person, company }) => [
    'Company transfer request',
    `${person} wants to transfer ${company} to you and is waiting for your reply.`
  ],
  'team.transferAccepted': ({ person, company }) => ['Transfer completed', `${person} is now the owner of ${company}.`],
  'team.transferDeclined': ({ person, company }) => [
    'Transfer declined',
    `${person} declined the transfer of ${company}.`
  ],
  'team.transferWithdrawn': ({ person, company }) => [
    'Transfer withdrawn',
    `${person} withdrew the transfer of ${company}.`
  ],
  'team.newOwner': ({ person, company }) => ['New company owner', `${person} is now the owner of ${company}.`],
  'team.dissolved': ({ company }) => [
    'Company dissolved',
    `${company} was dissolved. Its badge and public listings were removed.`
  ],

  'verification.approved': ({ kind, name, isChange }) =>
    isChange
      ? [`${VERIFICATIONS[kind]}: change approved`, 'The new details now apply.']
      : [
          `${VERIFICATIONS[kind]} approved`,
          kind === 'person' ? 'The badge is now shown beside your name.' : `The badge is now shown beside ${name}.`
        ],
  'verification.forwarded': ({ kind }) => [
    `${VERIFICATIONS[kind]}: first review passed`,
    'It was forwarded to the authority. The badge is shown once it is approved.'
  ],
  'verification.rejected': ({ kind, reasons, isChange }) => [
    `${VERIFICATIONS[kind]}${isChange ? ': change not approved' : ' not approved'}`,
    `${because(...reasons).trim()} ${isChange ? 'Your current verification stays valid.' : 'You can correct it and submit it again.'}`
  ],
  'verification.incomplete': ({ kind, reasons, isChange }) => [
    `${VERIFICATIONS[kind]}${isChange ? ': change incomplete' : ' incomplete'}`,
    `${because(...reasons).trim()} ${isChange ? 'Your current verification stays valid.' : 'Add what is missing and submit it again.'}`
  ],
  'verification.revoked': ({ kind, reasons }) => [
    `${VERIFICATIONS[kind]} revoked`,
    `${because(...reasons).trim()} The badge was removed.`
  ],
  'verification.expiring': ({ kind, until }) => [
    `${VERIFICATIONS[kind]} expires soon`,
    `The document is valid until ${until}. Renew it before then.`
  ],
  'verification.expired': ({ kind }) => [
    `${VERIFICATIONS[kind]} expired`,
    'The document has expired and the badge was removed. Submit the new document to restore it.'
  ],

  'invite.registered': ({ name }) => ['A friend signed up', `${name} joined Xiangshi through your invitation.`],
  'invite.verified': ({ name }) => ['A friend was verified', `${name} completed verification and now has a badge.`],

  'priceAlert.above': ({ variety, grade, market, date, midFen, thresholdFen }) => [
    `${variety} ${grade} rose to ${price(midFen, 'kg')}`,
    `${market}, ${date}: at or above your alert price of ${yuan(thresholdFen)}.`
  ],
  'priceAlert.below': ({ variety, grade, market, date, midFen, thresholdFen }) => [
    `${variety} ${grade} fell to ${price(midFen, 'kg')}`,
    `${market}, ${date}: at or below your alert price of ${yuan(thresholdFen)}.`
  ],
  'priceAlert.move': ({ variety, grade, market, date, midFen, dayBp, thresholdBp }) => [
    `${variety} ${grade} ${dayBp < 0 ? 'fell' : 'rose'} by ${percent(dayBp)}`,
    `${market}, ${date}: now ${price(midFen, 'kg')}; your alert is set to ${percent(thresholdBp)}.`
  ],

  'priceReport.accepted': ({ variety, grade, market, date, answer }) => [
    `Your price report on ${variety} ${grade}`,
    `${market}, ${date}: the price was corrected after your report. ${answer}`.trim()
  ],
  'priceReport.rejected': ({ variety, grade, market, date, answer }) => [
    `Your price report on ${variety} ${grade}`,
    `${market}, ${date}: we checked it and the price is unchanged. ${answer}`.trim()
  ],
  'payment.refundRequested': ({ orderNo, amountFen, reason }) => [
    'Refund requested',
    `${yuan(amountFen)} CNY of order ${orderNo} will be returned to the account that paid. Reason: ${reason}.`
  ],
  'payment.refunded': ({ orderNo, amountFen, reason }) => [
    `Refunded: ${yuan(amountFen)} CNY`,
    `${yuan(amountFen)} CNY of order ${orderNo} was returned. When it arrives depends on the payment channel. Reason: ${reason}.`
  ],
  'payment.refundFailed': ({ orderNo, amountFen }) => [
    'Refund not completed',
    `${yuan(amountFen)} CNY of order ${orderNo} could not be returned. Customer service will contact you.`
  ],
  'payment.invoiceIssued': ({ orderNo, invoiceNo }) => [
    'Invoice issued',
    `The electronic invoice for order ${orderNo} was issued under number ${invoiceNo}. Please check your email.`
  ],
  'boothBooking.expired': ({ booth }) => [
    'Booth hold ended',
    `The deposit for booth ${booth} was not paid in time, so the booth was released.`
  ],
  'boothBooking.deposited': ({ booth, amountFen }) => [
    'Booth deposit paid',
    `We received ${yuan(amountFen)} CNY for booth ${booth}. The organiser will contact you about the contract.`
  ],
  'boothBooking.confirmed': ({ booth, contractNo }) => [
    'Booth confirmed',
    `Booth ${booth} is yours under contract ${contractNo}.`
  ],
  'boothBooking.settled': ({ booth }) => ['Booth paid in full', `Booth ${booth} is paid in full. See you at the expo.`],
  'boothBooking.released': ({ booth, refundFen, reason }) => [
    'Booth booking cancelled',
    `Booth ${booth} was released.${refundFen > 0 ? ` ${yuan(refundFen)} CNY of the deposit will be refunded.` : ''}${because(reason)}`
  ],
  'cardLevel.granted': ({ level, until }) => [
    `${LEVELS[level]} cards are active`,
    `Valid until ${until}. It does not renew automatically.`
  ],
  'cardLevel.expiring': ({ level, until }) => [
    `${LEVELS[level]} cards end soon`,
    `Valid until ${until}. A renewal starts on that day.`
  ],
  'cardLevel.expired': ({ level, until }) => [
    `${LEVELS[level]} cards have ended`,
    `They ended on ${until}; you are back on Basic. Your existing cards are kept.`
  ],

  'expoCertificate.granted': ({ expo, kind }) => [
    `Your ${CERTIFICATES[kind]} certificate is ready`,
    `Claim it for “${expo}” and it gets its number.`
  ],
  'expoCertificate.voided': ({ expo, no, reason }) => [
    'Certificate revoked',
    `Your certificate${no === null ? '' : ` ${no}`} of “${expo}” is no longer valid. Reason: ${reason}.`
  ],
  'expoTicket.issued': ({ expo, ticketNo, companions }) => [
    'You are registered for the expo',
    `${expo}: ticket ${ticketNo}${companions > 0 ? `, plus ${companions} for your ${companions === 1 ? 'companion' : 'companions'}` : ''}. Show its code at the entrance.`
  ],
  'expoTicket.approved': ({ expo, ticketNo }) => [
    'Expo registration approved',
    `${expo}: ticket ${ticketNo}. Show its code at the entrance.`
  ],
  'expoTicket.rejected': ({ expo, reason }) => [
    'Expo registration not approved',
    `${expo}.${because(reason)} You can register again.`
  ],
  'expoTicket.cancelled': ({ expo, ticketNo }) => [
    'Ticket cancelled',
    `${expo}: ticket ${ticketNo}. You can register again while registration is open.`
  ],
  'expoTicket.reminder': ({ expo, venue, ticketNo }) => [
    'The expo is tomorrow',
    `${expo}, ${venue}. Ticket ${ticketNo}: open it beforehand, and you can show it without a network.`
  ],
  'session.changed': ({ title, ...at }) => ['Your session has moved', `“${title}” is now on ${sessionAt(at)}.`],
  'session.cancelled': ({ title, startsAtMs, reason }) => [
    'Your session is cancelled',
    `“${title}” on ${shanghaiMinute(startsAtMs)} will not take place. Reason: ${reason}.`
  ],
  'session.reminder': ({ title, ...at }) => ['Your session starts soon', `“${title}”: ${sessionAt(at)}.`],
  'meeting.booked': ({ person, exhibitor, startsAt, note }) => [
    'Meeting booked',
    `${person} booked a meeting with ${exhibitor} on ${startsAt}${note === '' ? '.' : `: ${note}`}`
  ],
  'meeting.confirmed': ({ exhibitor, booth, startsAt }) => [
    'Your meeting is booked',
    `You are meeting ${exhibitor} on ${startsAt}${booth === '' ? '' : `, booth ${booth}`}.`
  ],
  'meeting.cancelledByVisitor': ({ person, exhibitor, startsAt }) => [
    'Meeting cancelled',
    `${person ?? 'The visitor'} cancelled the meeting with ${exhibitor} on ${startsAt}. The slot is free again.`
  ],
  'meeting.cancelledByExhibitor': ({ exhibitor, startsAt }) => [
    'Meeting cancelled',
    `${exhibitor} cancelled the meeting on ${startsAt}. You can book another slot.`
  ],
  'meeting.reminder': ({ exhibitor, booth, startsAt, person }) => [
    'Your meeting begins soon',
    `You are meeting ${person ?? exhibitor} on ${startsAt}${booth === '' ? '' : `, booth ${booth}`}.`
  ],

  'report.upheld': ({ title, answer }) => ['Report upheld', `“${title}”, which you reported: ${answer}`],
  'report.dismissed': ({ title, answer }) => ['Report: no violation', `“${title}”, which you reported: ${answer}`],
  'investment.replied': ({ leadNo, about, reply }) => [
    'Reply to your investment enquiry',
    `${about} (${leadNo}): ${reply}`
  ],
  'feedback.replied': ({ ticketNo, reply }) => ['Reply to your feedback', `${ticketNo}: ${reply}`],
  'account.cancellationPostponed': ({ company }) => [
    'Account not deleted',
    `You own “${company}”. Transfer or dissolve it first, then request deletion again. Your account remains active.`
  ]
};
