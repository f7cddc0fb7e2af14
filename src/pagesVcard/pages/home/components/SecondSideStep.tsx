import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { ChipsField } from '@/components/form/ChipsField';
import { FieldGroup } from '@/components/form/FieldGroup';
import { Card } from '@/ui/Card';
import { Switch } from '@/ui/Switch';
import type { CardEditorStore } from '../CardEditor.store';
import { cardLanguages } from '../cardLanguages';
import { cardHomeMessages } from '../locale/messages';
import { CardTextField } from './CardTextField';
import styles from './SecondSideStep.module.scss';

/** Step 第二语言: the card in another language. */
export const SecondSideStep = observer(function SecondSideStep({ store }: { store: CardEditorStore }) {
  const { form } = store;
  const { hasSecondSide } = form.values;
  const t = cardHomeMessages();
  return (
    <>
      <Card isBare>
        <View className={styles.switch}>
          <View className={styles.text}>
            <Text className={styles.title}>{t.secondSide}</Text>
            <View className={styles.hint}>{t.secondSideHint}</View>
          </View>
          <Switch label={t.secondSide} isOn={hasSecondSide} onChange={(isOn) => form.set({ hasSecondSide: isOn })} />
        </View>
      </Card>
      {hasSecondSide && <SecondSideFields store={store} />}
    </>
  );
});

const SecondSideFields = observer(function SecondSideFields({ store }: { store: CardEditorStore }) {
  const { form } = store;
  const { secondSide } = form.values;
  const t = cardHomeMessages();
  return (
    <FieldGroup>
      <ChipsField
        field="secondSide.language"
        label={t.language}
        options={cardLanguages}
        value={secondSide.language}
        onChange={(language) => language && form.set({ secondSide: { ...secondSide, language } })}
      />
      <CardTextField store={store} field="secondSide.name" label={t.name} placeholder={t.secondNamePlaceholder} />
      <CardTextField store={store} field="secondSide.position" label={t.position} isOptional />
      <CardTextField store={store} field="secondSide.department" label={t.department} isOptional />
      <CardTextField store={store} field="secondSide.companyName" label={t.companyName} isOptional />
      <CardTextField store={store} field="secondSide.address" label={t.address} isOptional />
    </FieldGroup>
  );
});
