import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { ScrollRow } from '@/platform/scrollRow';
import { Chip } from '@/ui/Chip';
import { overlays } from '@/ui/overlays';
import { parkMessages } from '../locale/messages';
import type { ParkPageStore } from '../ParkPage.store';
import styles from './ParkFilters.module.scss';

/** Industry, and the kind of plot that must be left. */
export const ParkFilters = observer(function ParkFilters({ store }: { store: ParkPageStore }) {
  const t = parkMessages();
  const { industry, industries, kind, kinds } = store;
  const chooseIndustry = async () => {
    const choices = [undefined, ...industries];
    const items = choices.map((choice) => ({
      text: choice === undefined ? t.allIndustries : t.industries[choice],
      isChosen: choice === industry
    }));
    const index = await overlays.actionSheet({ title: t.chooseIndustry, items });
    if (index !== null) store.selectIndustry(choices[index]);
  };
  return (
    <ScrollRow className={styles.scroller}>
      <View className={styles.chips} role="group" aria-label={t.filters}>
        <Chip
          isOnPage
          kind="menu"
          text={industry === undefined ? t.allIndustries : t.industries[industry]}
          isOn={industry !== undefined}
          onPress={() => void chooseIndustry()}
        />
        <Chip isOnPage text={t.allKinds} isOn={kind === undefined} onPress={() => store.selectKind(undefined)} />
        {kinds.map((choice) => (
          <Chip
            key={choice}
            isOnPage
            text={t.kinds[choice]}
            isOn={kind === choice}
            onPress={() => store.selectKind(choice)}
          />
        ))}
      </View>
    </ScrollRow>
  );
});
