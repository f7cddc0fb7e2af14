import { Image, Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { SupplyBrief } from '@contract/listing';
import { messages } from '@/locale/messages';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { SpiceArt } from '../SpiceArt';
import styles from './SupplyCover.module.scss';

/** The first photo of a supply, or the drawing of its variety marked as an illustration. Fills its parent. */
export const SupplyCover = observer(function SupplyCover({
  supply
}: {
  supply: Pick<SupplyBrief, 'cover' | 'varietyId'>;
}) {
  if (supply.cover !== null) {
    return (
      <Image className={styles.photo} src={uploadUri(supply.cover)} mode="aspectFill" lazyLoad aria-hidden="true" />
    );
  }
  return (
    <>
      <SpiceArt varietyId={supply.varietyId} mode="cover" />
      <Text className={styles.mark}>{messages().illustration}</Text>
    </>
  );
});
