import { View } from '@tarojs/components';
import styles from '../loginPage.module.scss';

interface Props {
  /** Element id of the error, by which its input names it. */
  id?: string;
  text?: string | undefined;
  hint?: string | undefined;
}

/** Error text, or else the hint. Renders an empty line when there is neither, to avoid layout shifts. */
export function HelperText({ id, text, hint = '' }: Props) {
  if (!text) return <View className={styles.hint}>{hint}</View>;
  return (
    <View {...(id && { id })} className={`${styles.hint} ${styles.problem}`} role="alert">
      {text}
    </View>
  );
}
