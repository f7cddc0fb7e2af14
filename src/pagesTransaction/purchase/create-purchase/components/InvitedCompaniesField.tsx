import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MAX_INVITED } from '@rules/purchase';
import { fieldId } from '@/components/form/formField';
import { Chip } from '@/ui/Chip';
import { FieldControls } from '@/ui/FieldControls';
import { FormField } from '@/ui/FormField';
import type { CreatePurchaseStore } from '../CreatePurchase.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createPurchaseMessages } from '../locale/messages';
import { SupplierSheet } from './SupplierSheet';
import styles from './OriginsField.module.scss';

/** Companies that may see a request with a restricted audience. */
export const InvitedCompaniesField = observer(function InvitedCompaniesField({
  store
}: {
  store: CreatePurchaseStore;
}) {
  const [isOpen, setOpen] = useState(false);
  const { form } = store;
  const t = createPurchaseMessages();
  const { invitedCompanyIds, companyNames } = form.values;
  const remove = (id: string) => form.set({ invitedCompanyIds: invitedCompanyIds.filter((one) => one !== id) });
  return (
    <>
      <FormField
        id={fieldId('invitedCompanyIds')}
        label={t.invited}
        isRequired
        counter={{ used: invitedCompanyIds.length, max: MAX_INVITED }}
        error={fieldErrorMessage(store, 'invitedCompanyIds')}
      >
        <FieldControls className={styles.chips} label={t.invited}>
          {invitedCompanyIds.map((id) => (
            <Chip key={id} kind="check" isOn text={companyNames[id] ?? id} onPress={() => remove(id)} />
          ))}
          <Chip kind="menu" text={t.chooseSuppliers} onPress={() => setOpen(true)} />
        </FieldControls>
      </FormField>
      <SupplierSheet store={store} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
});
