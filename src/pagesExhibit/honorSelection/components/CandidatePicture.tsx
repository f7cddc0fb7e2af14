import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { AwardCandidate } from '@contract/award';
import { SpiceArt } from '@/components/SpiceArt';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { CompanyAvatar } from '@/ui/Avatar';
import { honorMessages } from '../locale/messages';
import styles from './CandidatePicture.module.scss';

interface Props {
  candidate: AwardCandidate;
  isLarge?: boolean;
}

/** Picture of a candidate; without one the drawing of its variety, which says so, or the seal of the company. */
export const CandidatePicture = observer(function CandidatePicture({ candidate, isLarge }: Props) {
  const { imageUrl, varietyId, kind, id, name } = candidate;
  const box = `${styles.box} ${isLarge ? styles.large : ''}`;
  if (imageUrl !== null) {
    return <Image className={box} src={uploadUri(imageUrl)} mode="aspectFill" aria-hidden="true" />;
  }
  if (kind === 'company') {
    return (
      <View className={`${box} ${styles.seal}`}>
        <CompanyAvatar id={id} name={name} size="large" />
      </View>
    );
  }
  return (
    <View className={box}>
      <SpiceArt varietyId={varietyId} />
      <Text className={styles.mark}>{honorMessages().drawing}</Text>
    </View>
  );
});
