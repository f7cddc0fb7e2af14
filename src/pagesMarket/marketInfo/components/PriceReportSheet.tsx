import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PriceLineDetail } from '@contract/lineInfo';
import { PhotoField } from '@/components/upload/PhotoField';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { uploadImage } from '@/request/upload';
import { market } from '@/stores/market';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { FieldControls } from '@/ui/FieldControls';
import { FormField } from '@/ui/FormField';
import { runWithToast } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import { TextInput } from '@/ui/TextInput';
import { getReport, sendReport } from '../../api/priceReport';
import { marketInfoMessages } from '../../locale/messages';
import { lineSheetMessages } from '../locale/messages';
import { MAX_PHOTOS, MAX_REASON_LENGTH, PriceReportStore, reportKinds } from '../PriceReport.store';
import styles from './PriceReportSheet.module.scss';

interface PriceReportSheetProps {
  detail: PriceLineDetail;
  /** Day whose price is reported. */
  date: string;
  isOpen: boolean;
  onClose(): void;
}

/** Sheet to report a wrong price. Needs a session; one instance per line and day, which keeps its input. */
export const PriceReportSheet = observer(function PriceReportSheet({
  detail,
  date,
  isOpen,
  onClose
}: PriceReportSheetProps) {
  const { line } = detail;
  const [store] = useState(
    () =>
      new PriceReportStore(
        { getReport, sendReport },
        { lineId: line.id, date },
        () => market.unit,
        new UploadsStore({ pickFiles: pickPhotos, uploadFile: uploadImage, releaseFile }, MAX_PHOTOS)
      )
  );
  useEffect(() => {
    void store.load();
    return store.photos.dispose;
  }, [store]);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={lineSheetMessages().reportTitle}>
      <PriceReportForm
        store={store}
        name={`${line.varietyName} ${line.gradeName} ${line.marketShortName}`}
        onClose={onClose}
      />
    </Sheet>
  );
});

interface PriceReportFormProps {
  store: PriceReportStore;
  /** Name of the line. */
  name: string;
  onClose(): void;
}

const PriceReportForm = observer(function PriceReportForm({ store, name, onClose }: PriceReportFormProps) {
  const t = lineSheetMessages();
  const handleSubmit = async () => {
    if (await runWithToast(store.submit, t.reportSent)) onClose();
  };
  return (
    <View className={styles.body}>
      <View className={styles.about}>{t.reportAbout(name, store.subject.date)}</View>
      {store.isReplacing && <View className={styles.replacing}>{t.reportReplaces}</View>}
      <FormField label={t.reportKind} isRequired error={store.isKindMissing ? t.chooseKind : undefined}>
        <FieldControls className={styles.kinds} label={t.reportKind}>
          {reportKinds.map((kind) => (
            <Chip
              key={kind}
              text={t.reportKinds[kind]}
              isOn={store.kind === kind}
              onPress={() => store.setKind(kind)}
            />
          ))}
        </FieldControls>
      </FormField>
      <FormField
        label={t.suggested}
        unit={marketInfoMessages().perUnit[market.unit]}
        error={store.priceProblem && t.problems[store.priceProblem]}
      >
        <TextInput
          label={t.suggested}
          name="suggestedPrice"
          keyboard="decimal"
          variant="number"
          maxLength={12}
          placeholder={t.optional}
          value={store.price}
          onChange={store.setPrice}
        />
      </FormField>
      <FormField
        label={t.reason}
        isRequired={store.kind === 'other'}
        counter={{ used: store.reason.length, max: MAX_REASON_LENGTH }}
        error={store.isReasonMissing ? t.reasonNeeded : undefined}
      >
        <TextInput
          label={t.reason}
          name="reportReason"
          placeholder={t.reasonExample}
          value={store.reason}
          onChange={store.setReason}
        />
      </FormField>
      <PhotoField store={store.photos} label={t.photos} hint={t.photosHint} />
      <View className={styles.submit}>
        <Button kind="primary" isFull isLoading={store.isSubmitting} onPress={() => void handleSubmit()}>
          {t.sendReport}
        </Button>
      </View>
    </View>
  );
});
