import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { BarAction } from '@/ui/BottomBar';
import { overlays } from '@/ui/overlays';
import { exportPeople } from '../exportPeople';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import { moveSelected, removeSelected, starSelected, tagSelected } from '../selectionActions';
import styles from './SelectionBar.module.scss';

const actions = [
  { name: 'tag', icon: 'pencil', run: tagSelected },
  { name: 'group', icon: 'users', run: moveSelected },
  { name: 'star', icon: 'star', run: starSelected },
  { name: 'export', icon: 'file-export', run: exportPeople },
  { name: 'remove', icon: 'trash', run: removeSelected }
] as const;

/** Bar with what can be done to the selected people. */
export const SelectionBar = observer(function SelectionBar({ store }: { store: HolderStore }) {
  const { selection: t } = holderMessages();
  const { selection } = store;
  const handlePress = (run: (store: HolderStore) => Promise<void>) => {
    if (selection.count === 0) overlays.toast(t.chooseFirst);
    else void run(store);
  };
  return (
    <View className={styles.actions}>
      {actions.map(({ name, icon, run }) => (
        <BarAction key={name} icon={icon} text={t[name]} onPress={() => handlePress(run)} />
      ))}
    </View>
  );
});
