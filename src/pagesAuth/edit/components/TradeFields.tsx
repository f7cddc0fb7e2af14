import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Identity } from '@contract/user';
import { ChipsField } from '@/components/form/ChipsField';
import { fieldId } from '@/components/form/formField';
import { RegionField } from '@/components/form/RegionField';
import { TextField } from '@/components/form/TextField';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { push } from '@/navigation/navigate';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import type { BasicInformationStore } from '../BasicInformation.store';
import { editMessages } from '../locale/messages';
import { MAX_INTRO, MAX_VARIETIES } from '../profileForm';
import styles from '../BasicInformation.module.scss';

const identities: readonly Identity[] = ['grower', 'processor', 'trader', 'buyer', 'catering', 'other'];

/** Fields about the user's role in the trade and their region. */
export const TradeFields = observer(function TradeFields({ store }: { store: BasicInformationStore }) {
  const t = editMessages();
  const [isOpen, setOpen] = useState(false);
  const { saved, form } = store;
  if (!saved) return null;
  const { values, set, problemOf } = form;
  const nameOf = (id: string) => store.varietyNames.get(id) ?? id;

  return (
    <>
      <Card isBare>
        <View className={styles.fields}>
          <ChipsField
            field="identity"
            isOptional
            label={t.identity}
            options={identities.map((key) => ({ key, text: t.identities[key] }))}
            value={values.identity}
            onChange={(identity) => set({ identity })}
          />
          <RegionField
            field="regionCode"
            isOptional
            label={t.region}
            placeholder={t.regionPlaceholder}
            value={values}
            error={problemOf('regionCode') && t.regionPlaceholder}
            onChange={set}
          />
          <FormField
            id={fieldId('varietyIds')}
            label={t.varieties}
            counter={{ used: values.varietyIds.length, max: MAX_VARIETIES }}
            error={problemOf('varietyIds') && t.varietiesPlaceholder}
          >
            <ChoiceField
              label={t.varieties}
              text={values.varietyIds.map(nameOf).join(t.separator)}
              placeholder={t.varietiesPlaceholder}
              onPress={() => setOpen(true)}
            />
          </FormField>
          <TextField
            field="intro"
            isOptional
            isLong
            label={t.intro}
            placeholder={t.introPlaceholder}
            value={values.intro}
            max={MAX_INTRO}
            error={problemOf('intro') && t.introBanned}
            onChange={(intro) => set({ intro })}
            onLeave={form.touch}
          />
        </View>
      </Card>
      <Card isBare>
        <Cell
          title={t.address}
          hint={saved.address ? [...saved.address.region.names, saved.address.detail].join(' ') : undefined}
          value={saved.address ? '' : t.addressPlaceholder}
          onPress={() => push('edit.address')}
        />
      </Card>
      <VarietySheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        value={values.varietyIds}
        maxCount={MAX_VARIETIES}
        onChange={(varietyIds) => set({ varietyIds })}
      />
    </>
  );
});
