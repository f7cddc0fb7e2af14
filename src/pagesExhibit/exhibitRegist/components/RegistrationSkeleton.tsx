import { View } from '@tarojs/components';
import { Skeleton } from '@/ui/Skeleton';
import styles from './RegistrationSkeleton.module.scss';

/** Height of a field with its label. */
const FIELD_HEIGHT = 72;
const fields = ['name', 'mobile', 'company', 'position', 'visitorType', 'interests'];

/** Outline of the form: the expo, and below it the fields. */
export function RegistrationSkeleton() {
  return (
    <View className={styles.outline}>
      <Skeleton width="68%" height={28} />
      <Skeleton width="52%" height={20} />
      {fields.map((field) => (
        <Skeleton key={field} height={FIELD_HEIGHT} />
      ))}
    </View>
  );
}
