import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { fieldId } from '@/components/form/formField';
import { listingMessages } from '@/components/listing/locale/messages';
import { SpiceArt } from '@/components/SpiceArt';
import { FieldPressable } from '@/ui/FieldPressable';
import { FormField } from '@/ui/FormField';
import { Icon } from '@/ui/Icon';
import { tradeMessages } from '../../locale/messages';
import { goodsFields, type GoodsFormSection } from './goodsForm';
import { GoodsSheet } from './GoodsSheet';
import { goodsMessages } from './locale/messages';
import styles from './GoodsField.module.scss';

interface GoodsFieldProps {
  form: GoodsFormSection;
  /** Returns the error message of a field; undefined when it is valid. */
  errorMessageFor(field: string): string | undefined;
  /** Reason why the goods can no longer be changed. */
  lockedHint?: string;
}

/** Form row for variety, grade and form of the goods, chosen in a sheet. */
export const GoodsField = observer(function GoodsField({ form, errorMessageFor, lockedHint }: GoodsFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const t = goodsMessages();
  const { varietyId, varietyName, otherVariety, gradeName, specText } = form.values;
  const goods = form.values.form === null ? '' : listingMessages().goodsForm[form.values.form];
  const variety = varietyId === null ? otherVariety : varietyName;
  const text = tradeMessages().list([variety, gradeName || specText, goods].filter(Boolean));
  const error = goodsFields.map(errorMessageFor).find((one) => one !== undefined);
  const close = () => {
    setOpen(false);
    goodsFields.forEach(form.touch);
  };
  return (
    <>
      <FormField id={fieldId('varietyId')} label={t.title} isRequired error={error} hint={lockedHint}>
        <FieldPressable
          className={styles.goods}
          label={`${t.title} ${text || t.empty}`}
          isDisabled={lockedHint !== undefined}
          onPress={() => lockedHint === undefined && setOpen(true)}
        >
          {varietyId !== null && (
            <View className={styles.art}>
              <SpiceArt varietyId={varietyId} />
            </View>
          )}
          <View className={text ? styles.text : styles.placeholder}>{text || t.empty}</View>
          <View className={styles.change}>
            {lockedHint !== undefined && <Icon name="lock" />}
            {lockedHint === undefined && text !== '' && t.change}
            {lockedHint === undefined && <Icon name="chevron-right" />}
          </View>
        </FieldPressable>
      </FormField>
      <GoodsSheet form={form} errorMessageFor={errorMessageFor} isOpen={isOpen} onClose={close} />
    </>
  );
});
