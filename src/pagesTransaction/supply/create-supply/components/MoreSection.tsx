import { observer } from 'mobx-react';
import { MAX_ORIGIN_DETAIL } from '@rules/supply';
import { TextLine } from '@/components/form/TextLine';
import { VideoField } from '@/components/photo/VideoField';
import { Card } from '@/ui/Card';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { createSupplyMessages } from '../locale/messages';
import { Fold } from './Fold';
import { moreSummary } from './foldSummary';
import { PapersSection } from './PapersSection';
import { QualitySection } from './QualitySection';
import { errorOf } from './supplyText';

const FIELDS = ['video', 'moisture', 'impurity', 'volatileOil', 'documents', 'description'];

/** What a good offer says besides; all of it may stay open. */
export const MoreSection = observer(function MoreSection({ store }: { store: CreateSupplyStore }) {
  const { form } = store;
  const t = createSupplyMessages();
  const { origin } = form.values;
  const { video, documents } = form.photos;
  return (
    <Fold title={t.more} hint={t.moreHint} summary={moreSummary(store)} hasGap={FIELDS.some(form.isWrong)}>
      <QualitySection store={store} />
      {documents && <PapersSection store={store} documents={documents} />}
      <Card isBare>
        {video && <VideoField store={video} label={t.video} error={errorOf(store, 'video')} />}
        <TextLine
          field="originDetail"
          label={t.originDetail}
          placeholder={t.originDetailHint}
          max={MAX_ORIGIN_DETAIL}
          hasCounter
          isOptional
          value={origin.detail}
          onChange={(detail) => form.set({ origin: { ...origin, detail } })}
          onLeave={form.leave}
          error={undefined}
        />
      </Card>
    </Fold>
  );
});
