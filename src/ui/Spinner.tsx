import { Text } from '@tarojs/components';
import styles from './Spinner.module.scss';

/** Spinner in the colour and size (1em) of the surrounding text. Turns slowly with reduced motion. */
export function Spinner() {
  return <Text className={styles.spinner} aria-hidden="true" />;
}
