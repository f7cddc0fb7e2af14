import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CardStyle } from '@contract/card';
import { ownCardFace } from '@/components/card/cardFaceContent';
import { fieldId } from '@/components/form/formField';
import { Pressable } from '@/platform/pressable';
import { user } from '@/stores/user';
import { FormField } from '@/ui/FormField';
import type { CardEditorStore } from '../CardEditor.store';
import { cardHomeMessages } from '../locale/messages';
import { previewCard } from '../previewCard';
import { MiniFace } from './MiniFace';
import styles from './StylePicker.module.scss';

const cardStyles: readonly CardStyle[] = ['cinnabar', 'cassia', 'pepper', 'indigo', 'paper'];

/** Styles of a card as five small faces of it. */
export const StylePicker = observer(function StylePicker({ store }: { store: CardEditorStore }) {
  const { form, card, stricterAccount } = store;
  const t = cardHomeMessages();
  const owner = { person: user.user, company: card?.company ?? null, stricterAccount };
  const face = ownCardFace(previewCard(form.values, owner));
  return (
    <FormField id={fieldId('style')} label={t.style}>
      <View className={styles.styles} role="radiogroup" aria-label={t.style}>
        {cardStyles.map((style) => {
          const isChosen = style === form.values.style;
          return (
            <Pressable
              key={style}
              className={`${styles.style} ${isChosen ? styles.on : ''}`}
              role="radio"
              isChecked={isChosen}
              label={t.styles[style]}
              onPress={() => form.set({ style })}
            >
              <MiniFace face={{ ...face, style }} size="small" />
              <Text>{t.styles[style]}</Text>
            </Pressable>
          );
        })}
      </View>
    </FormField>
  );
});
