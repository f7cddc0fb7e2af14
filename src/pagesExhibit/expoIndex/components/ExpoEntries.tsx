import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { push } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { Card } from '@/ui/Card';
import { Icon, type IconName } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import type { ExpoIndexStore } from '../ExpoIndex.store';
import { expoIndexMessages } from '../locale/messages';
import { openLive } from '../openLive';
import styles from '../ExpoIndex.module.scss';

type EntryKey = keyof ReturnType<typeof expoIndexMessages>['entries'];

interface Entry {
  key: EntryKey;
  icon: IconName;
  /** A button opens something on this page or outside the app. */
  role: 'link' | 'button';
  open(store: ExpoIndexStore): void;
}

/** Parks and governments have a page each. */
async function chooseInvestment(): Promise<void> {
  const { parks, governments } = expoIndexMessages();
  const choice = await overlays.actionSheet({ items: [{ text: parks }, { text: governments }] });
  if (choice === 0) push('exhibit.parkInvestment');
  if (choice === 1) push('exhibit.governmentInvestment');
}

const entries: Entry[] = [
  { key: 'register', icon: 'ticket', role: 'link', open: () => push('exhibit.register') },
  { key: 'schedule', icon: 'calendar-event', role: 'link', open: () => push('exhibit.schedule') },
  { key: 'map', icon: 'map-2', role: 'link', open: () => push('exhibit.map') },
  { key: 'merchant', icon: 'building-store', role: 'link', open: () => push('exhibit.merchant') },
  { key: 'honours', icon: 'star', role: 'link', open: () => push('exhibit.honorSelection') },
  {
    key: 'introduction',
    icon: 'info-circle',
    role: 'link',
    open: ({ expo }) => push('exhibit.introduce', { expoId: expo?.id })
  },
  { key: 'investment', icon: 'building-community', role: 'button', open: () => void chooseInvestment() },
  { key: 'live', icon: 'speakerphone', role: 'button', open: ({ live }) => openLive(live) },
  {
    key: 'certificate',
    icon: 'shield-check',
    role: 'link',
    open: () => push('exhibit.register', { type: 'certificate' })
  },
  { key: 'coupons', icon: 'gift', role: 'button', open: (store) => store.openCoupons() }
];

/** The parts of the expo. */
export const ExpoEntries = observer(function ExpoEntries({ store }: { store: ExpoIndexStore }) {
  const t = expoIndexMessages();
  return (
    <Card isBare>
      <View className={styles.entries}>
        <ItemList>
          {entries.map(({ key, icon, role, open }) => (
            <Pressable key={key} className={styles.entry} role={role} onPress={() => open(store)}>
              <Icon name={icon} className={styles.entryIcon} />
              <View>{t.entries[key]}</View>
            </Pressable>
          ))}
        </ItemList>
      </View>
    </Card>
  );
});
