import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { MAX_HOLDER_TAGS } from '@rules/holder';
import { Chip } from '@/ui/Chip';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { askForNewTag } from '../choices';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import styles from './TagChips.module.scss';

/** Tags of the holder, of which those of the opened person are on; a tap takes effect at once. */
export const TagChips = observer(function TagChips({ store, tags }: { store: HolderStore; tags: readonly string[] }) {
  const t = holderMessages();
  const { entry, summary } = store;
  const all = [...new Set([...tags, ...(summary?.tags.map(({ tag }) => tag) ?? [])])];
  const handleToggle = (tag: string) => {
    if (!tags.includes(tag) && entry.hasAllTags) overlays.toast(t.entry.tagsFull(MAX_HOLDER_TAGS));
    else void runWithToast(() => entry.toggleTag(tag));
  };
  const handleNew = async () => {
    const tag = await askForNewTag();
    if (tag !== undefined && !entry.entry?.tags.includes(tag)) handleToggle(tag);
  };
  return (
    <View className={styles.chips} role="group" aria-label={t.entry.tags}>
      {all.map((tag) => (
        <Chip key={tag} kind="check" text={tag} isOn={tags.includes(tag)} onPress={() => handleToggle(tag)} />
      ))}
      <Chip text={t.newTag} onPress={() => void handleNew()} />
    </View>
  );
});
