import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { replace } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { environment } from '@/stores/environment';
import { user } from '@/stores/user';
import { CounterBadge } from '@/ui/CounterBadge';
import { cssVariables } from '@/ui/cssVariables';
import { type PanelName, panelNames } from '../cardPanels';
import { vcardMessages } from '../locale/messages';
import styles from './CardTabBar.module.scss';

const icons: Record<PanelName, string> = {
  Vcard: 'i i-id-badge-2',
  VcardHolder: `i ${styles.addressBook}`,
  Company: 'i i-building-store'
};

/**
 * Bottom bar of the card pages, as wide as the page. A tab replaces the page, so that the stack does not grow.
 * `active` is undefined on the card of another user.
 */
export const CardTabBar = observer(function CardTabBar({ active }: { active?: PanelName }) {
  const t = vcardMessages();
  const { safeAreaHeight } = environment;
  const requests = user.user?.news.exchangeRequests ?? 0;
  return (
    <View
      className={styles.bar}
      // Device pixels as text, which the build does not convert.
      style={safeAreaHeight > 0 ? cssVariables({ '--card-bar-safe': `${safeAreaHeight}px` }) : undefined}
      role="navigation"
      aria-label={t.tabsLabel}
    >
      {panelNames.map((name) => {
        const count = name === 'VcardHolder' ? requests : 0;
        return (
          <Pressable
            key={name}
            className={name === active ? `${styles.tab} ${styles.on}` : styles.tab}
            role="link"
            isSelected={name === active}
            label={count > 0 ? t.withRequests(t.tabs[name], count) : undefined}
            onPress={() => {
              if (name !== active) replace('vcard.webview', { webviewPathName: name });
            }}
          >
            <Text className={`${icons[name]} ${styles.icon}`} aria-hidden="true" />
            <Text>{t.tabs[name]}</Text>
            {count > 0 && <CounterBadge className={styles.count} count={count} />}
          </Pressable>
        );
      })}
    </View>
  );
});
