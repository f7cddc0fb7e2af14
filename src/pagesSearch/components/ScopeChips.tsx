import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { ScrollRow } from '@/platform/scrollRow';
import { Chip } from '@/ui/Chip';
import { searchMessages } from '../locale/messages';
import { type Tab, tabs } from '../scopes';
import styles from './ScopeChips.module.scss';

/** Selection of the scope before the search is submitted. */
export const ScopeChips = observer(function ScopeChips({ value, onChange }: { value: Tab; onChange(tab: Tab): void }) {
  const t = searchMessages();
  return (
    <ScrollRow className={styles.scroller}>
      <View className={styles.row} role="group" aria-label={t.scopeLabel}>
        {tabs.map((tab) => (
          <Chip key={tab} text={t.tabs[tab]} isOn={tab === value} onPress={() => onChange(tab)} />
        ))}
      </View>
    </ScrollRow>
  );
});
