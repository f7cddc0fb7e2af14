import { Text } from '@tarojs/components';
import { highlight } from '../highlight';
import styles from './Highlighted.module.scss';

/** Text with the matches of the query highlighted. Only matches become elements, because a list has many texts. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return (
    <>
      {highlight(text, query).map((part, index) =>
        part.isHit ? (
          <Text key={index} className={styles.hit}>
            {part.text}
          </Text>
        ) : (
          part.text
        )
      )}
    </>
  );
}
