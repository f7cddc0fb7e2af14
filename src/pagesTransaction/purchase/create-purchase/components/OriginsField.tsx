import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MAX_ORIGINS } from '@rules/purchase';
import { fieldId } from '@/components/form/formField';
import { RegionSheet } from '@/components/region/RegionSheet';
import { Chip } from '@/ui/Chip';
import { FieldControls } from '@/ui/FieldControls';
import { FormField } from '@/ui/FormField';
import { purchaseMessages } from '../../locale/messages';
import type { CreatePurchaseStore } from '../CreatePurchase.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createPurchaseMessages } from '../locale/messages';
import styles from './OriginsField.module.scss';

/** Up to three preferred regions of origin; none means any origin. */
export const OriginsField = observer(function OriginsField({ store }: { store: CreatePurchaseStore }) {
  const [isOpen, setOpen] = useState(false);
  const { form } = store;
  const t = createPurchaseMessages();
  const { originCodes, regionNames } = form.values;
  const label = purchaseMessages().labels.origins;
  const nameOf = (code: string) => regionNames[code]?.slice(-1)[0] ?? code;
  const remove = (code: string) => form.set({ originCodes: originCodes.filter((one) => one !== code) });
  return (
    <>
      <FormField
        id={fieldId('originCodes')}
        label={label}
        hint={t.originsHint}
        error={fieldErrorMessage(store, 'originCodes')}
        counter={{ used: originCodes.length, max: MAX_ORIGINS }}
      >
        <FieldControls className={styles.chips} label={label}>
          {originCodes.map((code) => (
            <Chip key={code} kind="check" isOn text={nameOf(code)} onPress={() => remove(code)} />
          ))}
          {originCodes.length < MAX_ORIGINS && (
            <Chip
              text={originCodes.length === 0 ? purchaseMessages().anyOrigin : t.addOrigin}
              onPress={() => setOpen(true)}
              kind="menu"
            />
          )}
        </FieldControls>
      </FormField>
      <RegionSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        depth={2}
        onChange={({ code, names }) =>
          form.set({
            originCodes: [...originCodes.filter((one) => one !== code), code],
            regionNames: { ...regionNames, [code]: names }
          })
        }
      />
    </>
  );
});
