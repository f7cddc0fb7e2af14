import { observer } from 'mobx-react-lite';
import { FieldGroup } from '@/components/form/FieldGroup';
import { fieldId } from '@/components/form/formField';
import { PhotoField } from '@/components/upload/PhotoField';
import type { CardEditorStore } from '../CardEditor.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { cardHomeMessages } from '../locale/messages';
import { CardTextField } from './CardTextField';
import { CompanyField } from './CompanyField';

/** Step 基本: who it is, and in which company. */
export const BasicsStep = observer(function BasicsStep({ store }: { store: CardEditorStore }) {
  const t = cardHomeMessages();
  const avatar = store.form.uploads['avatarUrl'];
  return (
    <FieldGroup>
      <CardTextField store={store} field="name" label={t.name} placeholder={t.namePlaceholder} />
      <CardTextField store={store} field="position" label={t.position} placeholder={t.positionPlaceholder} />
      <CardTextField store={store} field="department" label={t.department} isOptional />
      <CompanyField store={store} />
      {avatar && (
        <PhotoField
          id={fieldId('avatarUrl')}
          store={avatar}
          label={t.avatar}
          purpose={t.avatarPurpose}
          error={fieldErrorMessage(store.form, 'avatarUrl')}
        />
      )}
    </FieldGroup>
  );
});
