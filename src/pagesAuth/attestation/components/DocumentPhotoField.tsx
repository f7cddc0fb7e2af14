import { observer } from 'mobx-react-lite';
import { fieldId } from '@/components/form/formField';
import { PhotoField } from '@/components/upload/PhotoField';
import { verificationMessages } from '../locale/messages';
import { DocumentIllustration, type DocumentKind } from './DocumentIllustration';
import { fieldErrorMessage, type FieldForm } from './form';

interface DocumentPhotoFieldProps {
  form: FieldForm;
  field: string;
  label: string;
  /** The document shown in the example. */
  kind: DocumentKind;
  isOptional?: boolean;
  hint?: string;
}

/** Photos of a document: the purpose, an example of a good photo, and errors of the uploaded photos. */
export const DocumentPhotoField = observer(function DocumentPhotoField({
  form,
  field,
  label,
  kind,
  isOptional,
  hint
}: DocumentPhotoFieldProps) {
  const t = verificationMessages();
  const store = form.uploads[field];
  if (!store) return null;
  return (
    <PhotoField
      id={fieldId(field)}
      store={store}
      label={label}
      isRequired={!isOptional}
      hint={hint ?? t.photoHint}
      error={fieldErrorMessage(form, field)}
      purpose={t.photoPurpose}
      example={<DocumentIllustration kind={kind} />}
    />
  );
});
