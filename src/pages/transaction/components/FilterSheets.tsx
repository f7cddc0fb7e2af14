import { observer } from 'mobx-react-lite';
import type { Region, RegionPath } from '@contract/region';
import { shortRegionName } from '@rules/shortRegionName';
import { getSupplyOrigins } from '@/api/listing';
import { RegionSheet } from '@/components/region/RegionSheet';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { ABROAD, CHINA } from '../filterValues';
import { transactionMessages } from '../locale/messages';
import type { TransactionStore } from '../Transaction.store';
import { FilterSheet } from './FilterSheet';

/** The server's maximum per request. */
const MAX_VARIETIES = 20;

/** The sheets opened by the filters. Rendered outside the header, which lies below the tab bar. */
export const FilterSheets = observer(function FilterSheets({ store }: { store: TransactionStore }) {
  const t = transactionMessages();
  const { openSheet, filter, mode } = store;
  const regionField = openSheet === 'origin' ? 'origin' : 'delivery';
  const chooseRegion = (region: RegionPath | null) => filter.update({ [regionField]: toNamedOption(region) });
  return (
    <>
      <VarietySheet
        isOpen={openSheet === 'varieties'}
        onClose={store.close}
        title={t.variety}
        value={filter.values.varieties.map(({ id }) => id)}
        onChange={(ids, names) =>
          filter.update({ varieties: ids.map((id, index) => ({ id, name: names[index] ?? id })) })
        }
        maxCount={MAX_VARIETIES}
      />
      <RegionSheet
        isOpen={openSheet === 'origin' && mode === 'supply'}
        onClose={store.close}
        title={t.origin}
        allOption={{ text: t.any, onChoose: chooseRegion }}
        loadRegions={listOrigins}
        value={filter.values.origin?.id}
        onChange={chooseRegion}
      />
      <RegionSheet
        isOpen={(openSheet === 'origin' && mode === 'purchase') || openSheet === 'delivery'}
        onClose={store.close}
        title={regionField === 'origin' ? t.origin : t.delivery[mode]}
        depth={2}
        allOption={{ text: t.any, onChoose: chooseRegion }}
        value={filter.values[regionField]?.id}
        onChange={chooseRegion}
      />
      <FilterSheet isOpen={openSheet === 'filter'} store={store} />
    </>
  );
});

/** Loads the origins as a tree: 国产 with its provinces and cities, 进口 with its countries. */
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

/** Converts a selected region to a filter option; null means any region. */
function toNamedOption(region: RegionPath | null) {
  return region && { id: region.code, name: shortRegionName(region.names[region.names.length - 1] ?? '') };
}
