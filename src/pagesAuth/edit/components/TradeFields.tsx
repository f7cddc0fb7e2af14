import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Identity } from '@contract/user';
import { RegionField } from '@/components/form/RegionField';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { push } from '@/navigation/navigate';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Chip } from '@/ui/Chip';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import { TextArea } from '@/ui/TextArea';
import { type BasicInformationStore, MAX_INTRO, MAX_VARIETIES } from '../BasicInformation.store';
import { editMessages } from '../locale/messages';
import styles from '../BasicInformation.module.scss';

const identities: readonly Identity[] = ['grower', 'processor', 'trader', 'buyer', 'catering', 'other'];

/** Fields about the user's role in the trade and their region. */
export const TradeFields = observer(function TradeFields({ store }: { store: BasicInformationStore }) {
  const t = editMessages();
  const [isOpen, setOpen] = useState(false);
  const { saved, form } = store;
  if (!saved || !form) return null;
  const nameOf = (id: string) => store.varietyNames.get(id) ?? id;

  return (
    <>
      <Card isBare>
        <View className={styles.fields}>
          <FormField label={t.identity}>
            <View className={styles.choices} role="group" aria-label={t.identity}>
              {identities.map((identity) => (
                <Chip
                  key={identity}
                  text={t.identities[identity]}
                  isOn={form.identity === identity}
                  onPress={() => store.set({ identity: form.identity === identity ? null : identity })}
                />
              ))}
            </View>
          </FormField>
          <RegionField
            field="region"
            label={t.region}
            placeholder={t.regionPlaceholder}
            value={{ regionCode: form.region?.code ?? '', regionNames: form.region?.names ?? [] }}
            onChange={({ regionCode, regionNames }) => store.set({ region: { code: regionCode, names: regionNames } })}
            error={undefined}
            isOptional
          />
          <FormField label={t.varieties} counter={{ used: form.varietyIds.length, max: MAX_VARIETIES }}>
            <ChoiceField
              label={t.varieties}
              text={form.varietyIds.map(nameOf).join(t.separator)}
              placeholder={t.varietiesPlaceholder}
              onPress={() => setOpen(true)}
            />
          </FormField>
          <FormField
            label={t.intro}
            counter={{ used: [...form.intro].length, max: MAX_INTRO }}
            error={store.isIntroBanned ? t.introBanned : undefined}
          >
            <TextArea
              label={t.intro}
              placeholder={t.introPlaceholder}
              maxLength={MAX_INTRO}
              value={form.intro}
              isInvalid={store.isIntroBanned}
              onChange={(intro) => store.set({ intro })}
            />
          </FormField>
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
        value={form.varietyIds}
        maxCount={MAX_VARIETIES}
        onChange={(varietyIds) => store.set({ varietyIds })}
      />
    </>
  );
});
