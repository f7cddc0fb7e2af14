import { observer } from 'mobx-react-lite';
import type { ParkDocuments } from '@contract/verificationDocuments';
import { FieldGroup } from '@/components/form/FieldGroup';
import { formatCount } from '@/lib/count';
import { DetailRows } from '../../components/DetailRows';
import { verificationMessages } from '../../locale/messages';

/** Formats tenths: 12605 → `1,260.5`. */
function formatTenths(tenths: number): string {
  const rest = tenths % 10;
  return `${formatCount((tenths - rest) / 10)}${rest > 0 ? `.${rest}` : ''}`;
}

/** Public preview of a park, without its documents. */
export const ParkPreview = observer(function ParkPreview({ park }: { park: ParkDocuments }) {
  const t = verificationMessages();
  const { name, region, areaTenths, policies, buildings, contactName, contactPhone } = park;
  const facts = [
    [t.fields.parkName, name],
    [t.fields.regionCode, region?.names.join(' ') ?? ''],
    [t.fields.area, `${formatTenths(areaTenths)} ${t.mu}`],
    [t.fields.policies, policies],
    [t.fields.contactName, contactName],
    [t.fields.contactPhone, contactPhone]
  ] as const;
  const buildingRows = buildings.map(
    (one) => [one.name, `${one.use} ${formatCount(one.areaM2)} ${t.building.unit}`] as const
  );
  return (
    <>
      <FieldGroup title={t.preview}>
        <DetailRows rows={facts} />
      </FieldGroup>
      {buildingRows.length > 0 && (
        <FieldGroup title={t.fields.buildings}>
          <DetailRows rows={buildingRows} />
        </FieldGroup>
      )}
    </>
  );
});
