import { observer } from 'mobx-react';
import { verificationMessages } from '../locale/messages';
import type { FieldForm } from './form';
import { TextLine } from './TextLine';

interface PersonNameLineProps {
  form: FieldForm;
  field: string;
  label: string;
  value: string;
  onChange(name: string): void;
}

/** The name of a person as their papers have it. */
export const PersonNameLine = observer(function PersonNameLine(props: PersonNameLineProps) {
  const { onChange, ...line } = props;
  const { placeholders } = verificationMessages();
  return <TextLine {...line} placeholder={placeholders.realName} max={20} onChange={(name) => onChange(name.trim())} />;
});
