import { observer } from 'mobx-react-lite';
import { MAX_DESCRIPTION } from '@rules/supply';
import { fieldId } from '@/components/form/formField';
import { TextField } from '@/components/form/TextField';
import type { UploadsStore } from '@/components/upload/Uploads.store';
import { Card } from '@/ui/Card';
import { DocumentField } from '../../../components/DocumentField';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createSupplyMessages } from '../locale/messages';

interface Props {
  store: CreateSupplyStore;
  documents: UploadsStore;
}

/** Section for reports, certificates and a description. */
export const DocumentsSection = observer(function DocumentsSection({ store, documents }: Props) {
  const { form } = store;
  const t = createSupplyMessages();
  return (
    <Card isBare>
      <DocumentField
        id={fieldId('documents')}
        store={documents}
        label={t.documents}
        hint={t.documentsHint}
        error={fieldErrorMessage(store, 'documents')}
      />
      <TextField
        field="description"
        label={t.description}
        placeholder={t.descriptionPlaceholder}
        max={MAX_DESCRIPTION}
        isLong
        isOptional
        value={form.values.description}
        onChange={(description) => form.set({ description })}
        onLeave={form.touch}
        error={fieldErrorMessage(store, 'description')}
      />
    </Card>
  );
});
