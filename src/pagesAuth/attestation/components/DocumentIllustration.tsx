import { View } from '@tarojs/components';
import styles from './DocumentIllustration.module.scss';

export type DocumentKind = 'front' | 'back' | 'page' | 'sheet' | 'plan';
export type PhotoFlaw = 'blurred' | 'cropped' | 'glare' | 'covered';

/**
 * Line drawing of a document: an identity card with portrait or emblem, a passport page, a sheet with or without a
 * seal.
 */
export function DocumentIllustration({
  kind,
  flaw,
  children
}: {
  kind: DocumentKind;
  flaw?: PhotoFlaw;
  children?: string;
}) {
  const hasSeal = kind === 'sheet';
  const isSheet = hasSeal || kind === 'plan';
  return (
    <View className={styles.table} aria-hidden="true">
      <View className={`${styles.document} ${isSheet ? styles.sheet : ''} ${flaw ? styles[flaw] : ''}`}>
        {kind === 'back' ? <View className={styles.emblem} /> : <View className={styles.title} />}
        <View className={styles.writing}>
          <View className={styles.stroke} />
          <View className={`${styles.stroke} ${styles.short}`} />
          <View className={styles.stroke} />
        </View>
        {(kind === 'front' || kind === 'page') && <View className={styles.portrait} />}
        {hasSeal && <View className={styles.seal} />}
        {flaw === 'glare' && <View className={styles.light} />}
        {flaw === 'covered' && <View className={styles.finger} />}
        {children !== undefined && (
          <View className={styles.mark}>
            {[0, 1, 2].map((row) => (
              <View key={row}>{children}</View>
            ))}
          </View>
        )}
      </View>
    </View>
  );
}
