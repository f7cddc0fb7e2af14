import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { GoodsForm } from '@contract/goods';
import { MAX_OTHER_VARIETY, MAX_SPEC_TEXT } from '@rules/purchase';
import { listVarieties } from '@/api/variety';
import { ChipsField } from '@/components/form/ChipsField';
import { TextField } from '@/components/form/TextField';
import { listingMessages } from '@/components/listing/locale/messages';
import { VarietyChoiceStore } from '@/components/variety/VarietyChoice.store';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Sheet } from '@/ui/Sheet';
import { goodsFields, type GoodsFormSection } from './goodsForm';
import { goodsMessages } from './locale/messages';
import { VarietyChips } from './VarietyChips';
import styles from './GoodsSheet.module.scss';

interface GoodsSheetProps {
  form: GoodsFormSection;
  errorMessageFor(field: string): string | undefined;
  isOpen: boolean;
  onClose(): void;
}

/** Sheet for the goods: variety, grade or a free-text specification, and form. */
export const GoodsSheet = observer(function GoodsSheet({ form, errorMessageFor, isOpen, onClose }: GoodsSheetProps) {
  const [varieties] = useState(() => new VarietyChoiceStore({ listVarieties }, 1));
  const t = goodsMessages();
  useEffect(() => {
    if (isOpen) void varieties.open([]);
  }, [isOpen, varieties]);
  /** Closes the sheet when it is complete; otherwise stays open and shows what is missing. */
  const handleDone = () => {
    goodsFields.forEach(form.touch);
    if (goodsFields.every((field) => errorMessageFor(field) === undefined)) onClose();
  };
  const done = (
    <Button kind="primary" isFull onPress={handleDone}>
      {t.done}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.title} footer={done}>
      <VarietySection form={form} errorMessageFor={errorMessageFor} varieties={varieties} />
      {(form.values.varietyId !== null || form.values.otherVariety !== '') && (
        <GradeSection form={form} errorMessageFor={errorMessageFor} varieties={varieties} />
      )}
      <ChipsField
        field="form"
        label={t.form}
        options={FORMS.map((key) => ({ key, text: listingMessages().goodsForm[key] }))}
        value={form.values.form}
        onChange={(chosen) => form.set({ form: chosen })}
        error={errorMessageFor('form')}
      />
    </Sheet>
  );
});

const FORMS: readonly GoodsForm[] = ['whole', 'broken', 'slice', 'powder', 'oil'];

interface SectionProps extends Pick<GoodsSheetProps, 'form' | 'errorMessageFor'> {
  varieties: VarietyChoiceStore;
}

/** Variety chosen from the list or entered as a name. */
const VarietySection = observer(function VarietySection({ form, errorMessageFor, varieties }: SectionProps) {
  const t = goodsMessages();
  const { varietyId, varietyName, otherVariety } = form.values;
  const [isOther, setOther] = useState(varietyId === null && otherVariety !== '');
  // The list collapses after a choice, which brings the fields that depend on the variety into view.
  const [isChoosing, setChoosing] = useState(varietyId === null);
  const choose = (id: string | null, name: string) => {
    setOther(id === null);
    setChoosing(id === null);
    const grade = id !== null && id === varietyId ? {} : { gradeId: null, gradeName: '', specText: '' };
    form.set({ varietyId: id, varietyName: name, ...grade });
  };
  return (
    <View className={styles.part}>
      {isChoosing ? (
        <VarietyChips varieties={varieties} chosenId={varietyId} isOther={isOther} onChoose={choose} />
      ) : (
        <View className={styles.chips} role="group" aria-label={t.variety}>
          <Chip isOn text={varietyName} onPress={() => setChoosing(true)} />
          <Chip kind="menu" text={t.change} onPress={() => setChoosing(true)} />
        </View>
      )}
      {isOther && (
        <TextField
          field="otherVariety"
          label={t.otherVariety}
          placeholder={t.otherVarietyHint}
          max={MAX_OTHER_VARIETY}
          hasCounter
          value={otherVariety}
          onChange={(text) => form.set({ otherVariety: text })}
          onLeave={form.touch}
          error={errorMessageFor('otherVariety')}
        />
      )}
    </View>
  );
});

const OTHER = '';

/** Grades known to the market, or a custom grade name. */
const GradeSection = observer(function GradeSection({ form, errorMessageFor, varieties }: SectionProps) {
  const t = goodsMessages();
  const { varietyId, gradeId, specText } = form.values;
  const grades = varieties.varieties?.find(({ id }) => id === varietyId)?.grades ?? [];
  const [isOther, setOther] = useState(specText !== '');
  const isFreeText = grades.length === 0 || (isOther && gradeId === null);
  const choose = (id: string | null) => {
    setOther(id === OTHER);
    const grade = grades.find((one) => one.id === id);
    form.set({ gradeId: grade?.id ?? null, gradeName: grade?.name ?? '', ...(grade && { specText: '' }) });
  };
  return (
    <>
      {grades.length > 0 && (
        <ChipsField
          field="gradeId"
          label={t.grade}
          options={[...grades.map(({ id, name }) => ({ key: id, text: name })), { key: OTHER, text: t.otherGrade }]}
          value={gradeId ?? (isFreeText ? OTHER : null)}
          onChange={choose}
          error={isFreeText ? undefined : errorMessageFor('gradeId')}
        />
      )}
      {isFreeText && (
        <TextField
          field="specText"
          label={t.specText}
          placeholder={t.specHint}
          max={MAX_SPEC_TEXT}
          hasCounter
          value={specText}
          onChange={(text) => form.set({ specText: text, gradeId: null, gradeName: '' })}
          onLeave={form.touch}
          error={errorMessageFor('specText') ?? errorMessageFor('gradeId')}
        />
      )}
    </>
  );
});
