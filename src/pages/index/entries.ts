import { openTransactionTab } from '@/components/listing/openTransactionTab';
import { push, pushTab } from '@/navigation/navigate';
import { serverConfig } from '@/stores/serverConfig';
import { user } from '@/stores/user';
import type { IconName } from '@/ui/Icon';
import { homeMessages } from './locale/messages';

/** Entry keys; the same ones that the server's list of hidden app types uses. */
export type EntryKey = 'market' | 'supply' | 'purchase' | 'quickNews' | 'vcard' | 'expo' | 'company' | 'attestation';
export type Hue = 'red' | 'amber' | 'green' | 'orange' | 'blue' | 'pink' | 'violet' | 'teal';

export interface Entry<K extends string = EntryKey> {
  key: K;
  icon: IconName;
  hue: Hue;
  open(): void;
}

/** Opens the viewer's own company, or the search for companies, which needs no login, when they belong to none. */
function openCompany(): void {
  if (user.user?.company) push('company.information');
  else push('search.view', { q: homeMessages().companyQuery, scope: 'companies' });
}

const openTrade = (mode: 'supply' | 'purchase') => () => openTransactionTab(mode);

const entries: Entry[] = [
  { key: 'market', icon: 'chart-line', hue: 'red', open: () => pushTab('market') },
  { key: 'supply', icon: 'package', hue: 'amber', open: openTrade('supply') },
  { key: 'purchase', icon: 'shopping-cart', hue: 'green', open: openTrade('purchase') },
  { key: 'quickNews', icon: 'bolt', hue: 'orange', open: () => push('quickNews.list') },
  { key: 'vcard', icon: 'id-badge-2', hue: 'blue', open: () => push('vcard.shell') },
  { key: 'expo', icon: 'ticket', hue: 'pink', open: () => push('exhibit.index') },
  { key: 'company', icon: 'building-store', hue: 'violet', open: openCompany },
  { key: 'attestation', icon: 'shield-check', hue: 'teal', open: () => push('attestation.center') }
];

/** The four actions of elder mode; each is hidden together with the entry of the same key. */
const elderEntries: Entry[] = [
  { key: 'market', icon: 'chart-line', hue: 'red', open: () => pushTab('market') },
  { key: 'supply', icon: 'package', hue: 'amber', open: openTrade('supply') },
  { key: 'purchase', icon: 'speakerphone', hue: 'green', open: () => push('purchase.create') },
  { key: 'vcard', icon: 'id-badge-2', hue: 'blue', open: () => push('vcard.shell') }
];

function visible(list: Entry[]): Entry[] {
  return list.filter(({ key }) => !serverConfig.BlockedList.includes(key));
}

/** Returns the entries without those hidden by the server. Observable. */
export const visibleEntries = () => visible(entries);
export const visibleElderEntries = () => visible(elderEntries);
