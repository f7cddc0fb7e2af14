import { openTransactionTab } from '@/components/listing/openTransactionTab';
import { isBuilt, push, pushTab } from '@/navigation/navigate';
import { serverConfig } from '@/stores/serverConfig';
import { user } from '@/stores/user';
import type { IconName } from '@/ui/Icon';
import { homeMessages } from './locale/messages';

/** Entry keys; the same ones that the server's list of hidden app types uses. */
export type EntryKey =
  'market' | 'supply' | 'purchase' | 'quickNews' | 'vcard' | 'invite' | 'expo' | 'company' | 'attestation';
export type Hue = 'red' | 'amber' | 'green' | 'orange' | 'blue' | 'pink' | 'violet' | 'teal';

export interface Entry<K extends string = EntryKey> {
  key: K;
  icon: IconName;
  hue: Hue;
  /** True when this build contains the entry's page. */
  isReady(): boolean;
  open(): void;
}

const always = () => true;
const hasCards = () => isBuilt('vcard.home');

/** Opens the viewer's own company, or the search for companies, which needs no login, when they belong to none. */
function openCompany(): void {
  if (user.user?.company) push('company.information');
  else push('search.view', { q: homeMessages().companyQuery, scope: 'companies' });
}

const openTrade = (mode: 'supply' | 'purchase') => () => openTransactionTab(mode);

const entries: Entry[] = [
  { key: 'market', icon: 'chart-line', hue: 'red', isReady: always, open: () => pushTab('market') },
  { key: 'supply', icon: 'package', hue: 'amber', isReady: always, open: openTrade('supply') },
  { key: 'purchase', icon: 'shopping-cart', hue: 'green', isReady: always, open: openTrade('purchase') },
  { key: 'quickNews', icon: 'bolt', hue: 'orange', isReady: always, open: () => push('quickNews.list') },
  { key: 'vcard', icon: 'id-badge-2', hue: 'blue', isReady: hasCards, open: () => push('vcard.home') },
  // Fills the slot of the business card while that page is missing, to leave no hole in the grid.
  { key: 'invite', icon: 'users', hue: 'blue', isReady: () => !hasCards(), open: () => push('invite.friendList') },
  { key: 'expo', icon: 'ticket', hue: 'pink', isReady: always, open: () => push('exhibit.index') },
  { key: 'company', icon: 'building-store', hue: 'violet', isReady: always, open: openCompany },
  { key: 'attestation', icon: 'shield-check', hue: 'teal', isReady: always, open: () => push('attestation.center') }
];

/** The four actions of elder mode; each is hidden together with the entry of the same key. */
const elderEntries: Entry[] = [
  { key: 'market', icon: 'chart-line', hue: 'red', isReady: always, open: () => pushTab('market') },
  { key: 'supply', icon: 'package', hue: 'amber', isReady: always, open: openTrade('supply') },
  {
    key: 'purchase',
    icon: 'speakerphone',
    hue: 'green',
    isReady: always,
    open: () => (isBuilt('purchase.create') ? push('purchase.create') : openTrade('purchase')())
  },
  { key: 'vcard', icon: 'id-badge-2', hue: 'blue', isReady: hasCards, open: () => push('vcard.home') },
  { key: 'quickNews', icon: 'bolt', hue: 'blue', isReady: () => !hasCards(), open: () => push('quickNews.list') }
];

function visible(list: Entry[]): Entry[] {
  return list.filter(({ key, isReady }) => isReady() && !serverConfig.BlockedList.includes(key));
}

/** Returns the visible entries, without those hidden by the server or missing in this build. Observable. */
export const visibleEntries = () => visible(entries);
export const visibleElderEntries = () => visible(elderEntries);
