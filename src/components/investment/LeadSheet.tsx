import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { TextField } from '@/components/form/TextField';
import { withLogin } from '@/navigation/loginGate';
import { Button } from '@/ui/Button';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { runWithToast } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import type { LeadField, LeadFormStore } from './LeadForm.store';
import { investmentLeadMessages } from './locale/messages';
import styles from './LeadSheet.module.scss';

interface Props {
  form: LeadFormStore;
  onLeads(): void;
}

const FIELDS: { field: LeadField; max: number; isOptional?: boolean; isLong?: boolean }[] = [
  { field: 'name', max: 20 },
  { field: 'company', max: 50, isOptional: true },
  { field: 'contact', max: 60 },
  { field: 'message', max: 500, isLong: true }
];

/** Form of a lead, and the number with which it is acknowledged. */
export const LeadSheet = observer(function LeadSheet({ form, onLeads }: Props) {
  const t = investmentLeadMessages();
  const { subject, sent } = form;
  // The session may have ended since the form was opened.
  const send = () => void withLogin(t.loginReason, () => void runWithToast(form.submit));
  const footer =
    sent === null ? (
      <Button kind="primary" isFull isLoading={form.isSubmitting} onPress={send}>
        {t.send}
      </Button>
    ) : (
      <Button kind="primary" isFull onPress={onLeads}>
        {t.toLeads}
      </Button>
    );
  return (
    <Sheet
      isOpen={subject !== null}
      onClose={form.close}
      title={sent === null ? t.formTitle : t.sentTitle}
      contentKey={sent === null ? 'form' : 'sent'}
      footer={footer}
    >
      {sent === null ? (
        <View className={styles.form}>
          <View className={styles.about}>{subject && t.about(subject.name)}</View>
          {FIELDS.map(({ field, ...options }) => (
            <TextField
              key={field}
              {...options}
              field={field}
              label={t.fields[field]}
              placeholder={t.placeholders[field]}
              value={form.values[field]}
              onChange={(value) => form.change(field, value)}
              onLeave={() => form.touch(field)}
              error={form.isWrong(field) ? t.wrong[field] : undefined}
            />
          ))}
          {subject?.target === 'park' && <VisitField form={form} />}
          <View className={styles.note}>{t.privacy}</View>
        </View>
      ) : (
        <View className={styles.sent} role="status">
          {t.sentText(sent.leadNo)}
        </View>
      )}
    </Sheet>
  );
});

/** A visit is at most so many days ahead, as on the server. */
const LAST_VISIT_DAY = 90;

const VisitField = observer(function VisitField({ form }: { form: LeadFormStore }) {
  const t = investmentLeadMessages();
  const [nowMs] = useState(Date.now);
  return (
    <FormField label={t.visit} hint={t.visitHint}>
      <DayField
        value={form.visitOn}
        onChange={form.setVisit}
        label={t.visit}
        placeholder={t.visitPlaceholder}
        first={shanghaiDay(nowMs)}
        last={shanghaiDay(nowMs + LAST_VISIT_DAY * DAY_MS)}
      />
      {form.visitOn !== '' && (
        // WeChat's picker cannot choose no day.
        <Button size="small" onPress={() => form.setVisit('')}>
          {t.visitClear}
        </Button>
      )}
    </FormField>
  );
});
