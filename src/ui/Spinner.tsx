import { Text } from '@tarojs/components';
import styles from './Spinner.module.scss';

/** A turning ring of the text's colour and size (1em). Turns slowly where reduced motion is asked for. */
export function Spinner() {
  return <Text className={styles.spinner} aria-hidden="true" />;
}
