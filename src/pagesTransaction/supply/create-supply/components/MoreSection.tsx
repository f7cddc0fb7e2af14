import { observer } from 'mobx-react-lite';
import { MAX_ORIGIN_DETAIL } from '@rules/supply';
import { TextField } from '@/components/form/TextField';
import { VideoField } from '@/components/upload/VideoField';
import { Card } from '@/ui/Card';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createSupplyMessages } from '../locale/messages';
import { CollapsibleSection } from './CollapsibleSection';
import { DocumentsSection } from './DocumentsSection';
import { QualitySection } from './QualitySection';
import { moreSummary } from './sectionSummary';

const FIELDS = ['video', 'moisture', 'impurity', 'volatileOil', 'documents', 'description'];

/** Section of optional fields that make an offer more complete. */
export const MoreSection = observer(function MoreSection({ store }: { store: CreateSupplyStore }) {
  const { form } = store;
  const t = createSupplyMessages();
  const { origin } = form.values;
  const { video, documents } = form.uploads;
  return (
    <CollapsibleSection
      title={t.more}
      hint={t.moreHint}
      summary={moreSummary(store)}
      hasError={FIELDS.some(form.hasError)}
    >
      <QualitySection store={store} />
      {documents && <DocumentsSection store={store} documents={documents} />}
      <Card isBare>
        {video && <VideoField store={video} label={t.video} error={fieldErrorMessage(store, 'video')} />}
        <TextField
          field="originDetail"
          label={t.originDetail}
          placeholder={t.originDetailHint}
          max={MAX_ORIGIN_DETAIL}
          hasCounter
          isOptional
          value={origin.detail}
          onChange={(detail) => form.set({ origin: { ...origin, detail } })}
          onLeave={form.touch}
          error={undefined}
        />
      </Card>
    </CollapsibleSection>
  );
});
