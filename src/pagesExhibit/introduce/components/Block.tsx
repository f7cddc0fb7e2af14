import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { IntroductionBlock } from '@contract/expoIntroduction';
import { openDeepLink } from '@/navigation/deepLink';
import { Button } from '@/ui/Button';
import { introduceMessages } from '../locale/messages';
import styles from '../index.module.scss';

type BlockOf<T extends IntroductionBlock['type']> = Extract<IntroductionBlock, { type: T }>;

/** One block of a section; nothing for a type that a newer server has. */
export function Block({ block }: { block: IntroductionBlock }) {
  switch (block.type) {
    case 'text':
      return <View className={styles.text}>{block.text}</View>;
    case 'list':
      return (
        <View>
          {block.items.map((item) => (
            <View key={item} className={styles.item}>
              {item}
            </View>
          ))}
        </View>
      );
    case 'facts':
      return (
        <View>
          {block.rows.map(({ label, value }) => (
            <View key={label} className={styles.fact}>
              <Text className={styles.label}>{label}</Text>
              <Text className={styles.value}>{value}</Text>
            </View>
          ))}
        </View>
      );
    case 'location':
      return <Location block={block} />;
    case 'contact':
      return <Contact block={block} />;
    case 'question':
      return (
        <View className={styles.question}>
          <View className={styles.name}>{block.question}</View>
          <View className={styles.text}>{block.answer}</View>
        </View>
      );
    default:
      return null;
  }
}

const Location = observer(function Location({ block }: { block: BlockOf<'location'> }) {
  const t = introduceMessages();
  const { name, address, note, latitude, longitude } = block;
  return (
    <View className={styles.row}>
      <View className={styles.main}>
        <View className={styles.name}>{name}</View>
        <View className={styles.hint}>{address}</View>
        {note !== '' && <View className={styles.hint}>{note}</View>}
      </View>
      <Button
        size="small"
        icon="map-pin"
        label={t.directionsTo(name)}
        onPress={() => openDeepLink({ type: 'toMap', latitude, longitude, name, address })}
      >
        {t.directions}
      </Button>
    </View>
  );
});

const Contact = observer(function Contact({ block }: { block: BlockOf<'contact'> }) {
  const t = introduceMessages();
  const { name, phone, hours } = block;
  return (
    <View className={styles.row}>
      <View className={styles.main}>
        <View className={styles.name}>{name}</View>
        <View className={styles.hint}>{phone}</View>
        {hours !== '' && <View className={styles.hint}>{hours}</View>}
      </View>
      <Button
        kind="tinted"
        size="small"
        icon="phone"
        label={t.callTo(name)}
        onPress={() => openDeepLink({ type: 'callPhone', phone: phone.replace(/-/g, '') })}
      >
        {t.call}
      </Button>
    </View>
  );
});
