import { observer } from 'mobx-react';
import type { Region, RegionPath } from '@contract/region';
import { shortRegionName } from '@rules/shortRegionName';
import { getSupplyOrigins } from '@/api/listing';
import { RegionSheet } from '@/components/region/RegionSheet';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { ABROAD, CHINA } from '../filterValues';
import { transactionMessages } from '../locale/messages';
import type { TransactionStore } from '../Transaction.store';
import { FilterSheet } from './FilterSheet';

/** As many as the server takes at once. */
const MOST_VARIETIES = 20;

/** What the filters open; outside the header, which lies below the tab bar. */
export const FilterSheets = observer(function FilterSheets({ store }: { store: TransactionStore }) {
  const t = transactionMessages();
  const { opened, filter, mode } = store;
  const place = opened === 'origin' ? 'origin' : 'delivery';
  const choosePlace = (region: RegionPath | null) => filter.narrow({ [place]: named(region) });
  return (
    <>
      <VarietySheet
        isOpen={opened === 'varieties'}
        onClose={store.close}
        title={t.variety}
        value={filter.varieties.map(({ id }) => id)}
        onChange={(ids, names) => filter.selectVarieties(ids.map((id, at) => ({ id, name: names[at] ?? id })))}
        most={MOST_VARIETIES}
      />
      <RegionSheet
        isOpen={opened === 'origin' && mode === 'supply'}
        onClose={store.close}
        title={t.origin}
        wide={{ text: t.any, onChoose: choosePlace }}
        getPlaces={listOrigins}
        value={filter.values.origin?.id}
        onChange={choosePlace}
      />
      <RegionSheet
        isOpen={(opened === 'origin' && mode === 'purchase') || opened === 'delivery'}
        onClose={store.close}
        title={place === 'origin' ? t.origin : t.delivery[mode]}
        depth={2}
        wide={{ text: t.any, onChoose: choosePlace }}
        value={filter.values[place]?.id}
        onChange={choosePlace}
      />
      <FilterSheet isOpen={opened === 'filter'} store={store} />
    </>
  );
});

/** 国产 with its provinces and cities, 进口 with its countries. */
async function listOrigins(): Promise<Region[]> {
  const t = transactionMessages();
  const { domestic, imported } = await getSupplyOrigins();
  const provinces = domestic.provinces.map(({ cities, ...province }) => ({
    ...province,
    ...(cities.length > 0 && { children: cities })
  }));
  return [
    { code: CHINA, name: t.domestic, count: domestic.count, children: provinces },
    { code: ABROAD, name: t.marks.isImported, count: imported.count, children: imported.countries }
  ];
}

/** Null lets every place through. */
function named(region: RegionPath | null) {
  return region && { id: region.code, name: shortRegionName(region.names[region.names.length - 1] ?? '') };
}
