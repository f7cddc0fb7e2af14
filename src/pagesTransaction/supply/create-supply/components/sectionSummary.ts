import { formatPhone } from '@/lib/mobile';
import { user } from '@/stores/user';
import { tradeMessages } from '../../../locale/messages';
import { formatPerMilleInput } from '../../../parseNumber';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { createSupplyMessages } from '../locale/messages';

/** Summary of the contact section: posting party, contact, audience of the number, and last day. */
export function contactSummary({ form }: CreateSupplyStore): string[] {
  const t = createSupplyMessages();
  const { asCompany, contactName, contactMobile, deliveryStreet, showPhone, validUntil } = form.values;
  return [
    asCompany ? (user.user?.company?.shortName ?? '') : '',
    `${contactName} ${formatPhone(contactMobile)}`.trim(),
    t.showPhones[showPhone],
    deliveryStreet,
    validUntil === null ? '' : `${t.validUntil} ${validUntil}`
  ];
}

/** Summary of the optional fields that are filled in. */
export function moreSummary({ form }: CreateSupplyStore): string[] {
  const t = createSupplyMessages();
  const { sulfur: sulfurs } = tradeMessages();
  const { sulfur, origin, description } = form.values;
  const percents = (['moisture', 'impurity', 'volatileOil'] as const).flatMap((field) => {
    const perMille = form.values[field];
    return perMille === null ? [] : [`${t[field]} ${formatPerMilleInput(perMille)}%`];
  });
  const count = (field: 'video' | 'documents') => form.uploads[field]?.items.length ?? 0;
  return [
    origin.detail,
    count('video') > 0 ? t.video : '',
    ...percents,
    sulfur === null ? '' : sulfurs[sulfur],
    count('documents') > 0 ? `${t.documents} ${count('documents')}` : '',
    description.trim() === '' ? '' : t.description
  ];
}
