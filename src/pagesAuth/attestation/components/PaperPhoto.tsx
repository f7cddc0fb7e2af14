import { observer } from 'mobx-react';
import { fieldId } from '@/components/form/formField';
import { PhotoField } from '@/components/photo/PhotoField';
import { verificationMessages } from '../locale/messages';
import { errorOf, type FieldForm } from './form';
import { PaperDrawing, type PaperKind } from './PaperDrawing';

interface PaperPhotoProps {
  form: FieldForm;
  field: string;
  label: string;
  /** What the example shows. */
  kind: PaperKind;
  isOptional?: boolean;
  hint?: string;
}

/** Photos of a paper: why they are asked for, how a good one looks, what is wrong with those that are there. */
export const PaperPhoto = observer(function PaperPhoto({
  form,
  field,
  label,
  kind,
  isOptional,
  hint
}: PaperPhotoProps) {
  const t = verificationMessages();
  const store = form.photos[field];
  if (!store) return null;
  return (
    <PhotoField
      id={fieldId(field)}
      store={store}
      label={label}
      isRequired={!isOptional}
      hint={hint ?? t.photoHint}
      error={errorOf(form, field)}
      purpose={t.photoPurpose}
      example={<PaperDrawing kind={kind} />}
    />
  );
});
