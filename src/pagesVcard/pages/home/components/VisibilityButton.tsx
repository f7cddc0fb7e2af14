import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CardVisibilities } from '@contract/card';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import type { CardEditorStore } from '../CardEditor.store';
import { cardHomeMessages } from '../locale/messages';
import { visibilityOptions } from '../visibilityOptions';
import styles from './ContactsStep.module.scss';

interface VisibilityButtonProps {
  store: CardEditorStore;
  field: keyof CardVisibilities;
  /** Label of the contact. */
  label: string;
}

/** Viewers of a contact, with their choice. */
export const VisibilityButton = observer(function VisibilityButton({ store, field, label }: VisibilityButtonProps) {
  const { visibility } = store.form.values;
  const t = cardHomeMessages();
  const title = t.visibility(label);
  const handleChoose = async () => {
    const items = visibilityOptions.map((key) => ({
      text: t.visibilities[key],
      hint: t.visibilityHints[key],
      isChosen: key === visibility[field]
    }));
    const index = await overlays.actionSheet({ title, items });
    const chosen = index === null ? undefined : visibilityOptions[index];
    // Read again: the sheet may have been open for a while.
    if (chosen) store.form.set({ visibility: { ...store.form.values.visibility, [field]: chosen } });
  };
  return (
    <Pressable
      className={styles.visibility}
      label={`${title} ${t.visibilities[visibility[field]]}`}
      onPress={() => void handleChoose()}
    >
      <Icon name={visibility[field] === 'hidden' ? 'eye-off' : 'eye'} />
      <Text>{t.visibilities[visibility[field]]}</Text>
      <Icon name="chevron-down" />
    </Pressable>
  );
});
