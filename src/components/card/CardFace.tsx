import { Image, Text, View } from '@tarojs/components';
import { cardGroundUri, spiceArtUri } from '@/platform/assetUri/spiceArtUri';
import { VerifiedBadge } from '@/ui/Badge';
import { Icon, type IconName } from '@/ui/Icon';
import type { CardFaceContent } from './cardFaceContent';
import styles from './CardFace.module.scss';

/** Drawing of a card without a variety. */
export const DEFAULT_CARD_VARIETY = 'star-anise';

/** Face of a business card, 327 by 192: missing rows close up from below, the name never moves. */
export function CardFace({ face }: { face: CardFaceContent }) {
  const { name, position, companyName, mobile, address, verifications, style, varietyId } = face;
  return (
    <View className={`${styles.face} ${style === 'paper' ? styles.paper : styles.dark}`} role="group" aria-label={name}>
      <Image className={styles.ground} src={cardGroundUri(style, 'svg')} mode="aspectFill" aria-hidden="true" />
      <Image
        className={styles.mark}
        src={spiceArtUri(varietyId ?? DEFAULT_CARD_VARIETY, 'mark')}
        mode="aspectFit"
        aria-hidden="true"
      />
      <View className={styles.head}>
        <View className={styles.title}>
          <Text className={styles.name}>{name}</Text>
          {position !== '' && <Text className={styles.position}>{position}</Text>}
        </View>
        {verifications.length > 0 && (
          <View className={styles.badges}>
            {verifications.map((kind) => (
              <VerifiedBadge key={kind} kind={kind} className={styles.badge} />
            ))}
          </View>
        )}
      </View>
      <View className={styles.foot}>
        {companyName !== '' && <View className={styles.company}>{companyName}</View>}
        <ContactLine icon="phone" text={mobile} />
        <ContactLine icon="map-pin" text={address} />
      </View>
    </View>
  );
}

function ContactLine({ icon, text }: { icon: IconName; text: string }) {
  if (text === '') return null;
  return (
    <View className={styles.line}>
      <Icon name={icon} className={styles.glyph} />
      <Text className={styles.lineText}>{text}</Text>
    </View>
  );
}
