import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MAX_CARD_SUPPLIES } from '@rules/card';
import { fieldId } from '@/components/form/formField';
import { Pressable } from '@/platform/pressable';
import { FieldControls } from '@/ui/FieldControls';
import { FormField } from '@/ui/FormField';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { lazyComponent } from '@/ui/lazyComponent';
import type { CardEditorStore } from '../CardEditor.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { cardHomeMessages } from '../locale/messages';
import styles from './SuppliesField.module.scss';

const SupplySheet = lazyComponent(
  () => import('./SupplySheet').then((part) => part.SupplySheet),
  () => null
);

/** Pinned supplies of a card, in its order. */
export const SuppliesField = observer(function SuppliesField({ store }: { store: CardEditorStore }) {
  const [isOpen, setOpen] = useState(false);
  const { form } = store;
  const { supplies } = form.values;
  const t = cardHomeMessages();
  const handleRemove = (removed: string) => form.set({ supplies: supplies.filter(({ id }) => id !== removed) });
  const handleMoveUp = (index: number) => {
    const moved = [...supplies];
    moved.splice(index - 1, 0, ...moved.splice(index, 1));
    form.set({ supplies: moved });
  };
  return (
    <>
      <FormField
        id={fieldId('supplies')}
        label={t.supplies}
        hint={t.suppliesHint(MAX_CARD_SUPPLIES)}
        counter={{ used: supplies.length, max: MAX_CARD_SUPPLIES }}
        error={fieldErrorMessage(form, 'supplies')}
      >
        <FieldControls className={styles.list} label={t.supplies}>
          {supplies.map(({ id, title }, index) => (
            <View key={id} className={styles.row}>
              <Text className={styles.title}>{title}</Text>
              {index > 0 && (
                <IconButton
                  icon="chevron-down"
                  className={styles.up}
                  label={t.moveSupplyUp(title)}
                  onPress={() => handleMoveUp(index)}
                />
              )}
              <IconButton icon="x" label={t.removeSupply(title)} onPress={() => handleRemove(id)} />
            </View>
          ))}
          <Pressable className={styles.add} onPress={() => setOpen(true)}>
            <Icon name="plus" />
            <Text>{t.addSupply}</Text>
          </Pressable>
        </FieldControls>
      </FormField>
      {/* In a separate view: opening the sheet would otherwise resend all neighbouring fields of the mini-program. */}
      <View>
        <SupplySheet store={store} isOpen={isOpen} onClose={() => setOpen(false)} />
      </View>
    </>
  );
});
