import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Pressable } from '@/platform/pressable';
import { VideoPlayer } from '@/platform/videoPlayer';
import { FieldPressable } from '@/ui/FieldPressable';
import { FormField } from '@/ui/FormField';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { toastError } from '@/ui/runWithToast';
import { photoMessages } from './locale/messages';
import type { UploadsStore } from './Uploads.store';
import styles from './VideoField.module.scss';

interface VideoFieldProps {
  /** Store for at most one file, see `videoStore`. */
  store: UploadsStore;
  label: string;
  /** Error of the field as a whole. */
  error?: string;
}

/** Form field for one video: picks it, plays it during the upload and removes it. */
export const VideoField = observer(function VideoField({ store, label, error }: VideoFieldProps) {
  const t = photoMessages().video;
  const [video] = store.items;
  const { problem } = store;
  const handleAdd = () => void store.add().catch(toastError);
  return (
    <FormField label={label} hint={video ? undefined : t.hint} error={problem ? t.problems[problem] : error}>
      {video ? (
        <View className={styles.video}>
          <VideoPlayer className={styles.player} src={video.path} label={t.player} />
          <View className={styles.bar}>
            {video.problem === 'failed' && (
              <Pressable className={styles.retry} onPress={() => store.retry(video.key)}>
                <Icon name="refresh" />
                <Text>{photoMessages().retry}</Text>
              </Pressable>
            )}
            {store.isUploading && <Text className={styles.percent}>{t.sending(video.percent)}</Text>}
            <View className={styles.space} />
            <IconButton
              icon={store.isUploading ? 'x' : 'trash'}
              label={store.isUploading ? t.cancel : t.remove}
              onPress={() => store.remove(video.key)}
            />
          </View>
        </View>
      ) : (
        <FieldPressable className={styles.add} label={t.add} onPress={handleAdd}>
          <Icon name="plus" />
          <Text className={styles.text}>{t.add}</Text>
        </FieldPressable>
      )}
    </FormField>
  );
});
