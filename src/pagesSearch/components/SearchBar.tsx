import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Icon } from '@/ui/Icon';
import { NavBar } from '@/ui/NavBar';
import { TextInput } from '@/ui/TextInput';
import { searchWords } from '../locale/words';
import type { SearchMiddlePageStore } from '../SearchMiddlePage.store';
import styles from './SearchBar.module.scss';

/** Characters that the server takes. */
const MAX_LENGTH = 30;

/** The way back and the field, which has the keyboard from the start. */
export const SearchBar = observer(function SearchBar({ store }: { store: SearchMiddlePageStore }) {
  const t = searchWords();
  const field = (
    <View className={styles.field} role="search">
      <Icon name="search" className={styles.glass} />
      <TextInput
        name="q"
        value={store.text}
        label={t.placeholder}
        placeholder={store.hint || t.placeholder}
        maxLength={MAX_LENGTH}
        keyboard="search"
        isFocused
        onChange={store.type}
        onConfirm={() => store.submit()}
      />
    </View>
  );
  return <NavBar title={field} ground="surface" />;
});
