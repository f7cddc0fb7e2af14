import { observer } from 'mobx-react';
import type { ComponentProps } from 'react';
import { TextLine as Line } from '@/components/form/TextLine';
import { errorOf, hintOf, type FieldForm } from './form';

type TextLineProps = Omit<ComponentProps<typeof Line>, 'onLeave' | 'error'> & { form: FieldForm };

/** A line of text of a form of verification. */
export const TextLine = observer(function TextLine({ form, hint, ...line }: TextLineProps) {
  const { field } = line;
  return <Line {...line} hint={hintOf(form, field, hint)} error={errorOf(form, field)} onLeave={form.leave} />;
});
