import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { TextInput } from '@/ui/TextInput';
import type { FriendFilter, FriendListStore } from '../FriendList.store';
import { inviteMessages } from '../locale/messages';
import styles from './FriendFilters.module.scss';

const filters: readonly FriendFilter[] = ['all', 'registered', 'verified', 'company'];
/** Length limit of the search field. Searches match one character of a name or four digits of a number. */
const MAX_QUERY_LENGTH = 20;

/** Filters the list by stage or by the visible parts of name and number. */
export const FriendFilters = observer(function FriendFilters({ store }: { store: FriendListStore }) {
  const t = inviteMessages().friends;
  return (
    <View className={styles.filters}>
      <View className={styles.search}>
        <Icon name="search" className={styles.icon} />
        <TextInput
          label={t.search}
          name="q"
          keyboard="search"
          value={store.q}
          placeholder={t.search}
          maxLength={MAX_QUERY_LENGTH}
          onChange={store.setQuery}
        />
      </View>
      <View className={styles.chips} role="group" aria-label={t.filterLabel}>
        {filters.map((filter) => (
          <Chip
            key={filter}
            text={t.filters[filter]}
            isOn={store.filter === filter}
            onPress={() => store.setFilter(filter)}
          />
        ))}
      </View>
    </View>
  );
});
