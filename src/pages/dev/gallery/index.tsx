import { Text, View } from '@tarojs/components';
import { useRouter } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { appearance, type Theme } from '@/ui/appearance';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { PageFrame } from '@/ui/PageFrame';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Switch } from '@/ui/Switch';
import { Buttons, CodeInputs, Fields, Filters } from './components/Controls';
import { Badges, Cards, Slides, Trends } from './components/DataDisplay';
import { Overlays, SampleList, States } from './components/States';
import { samples } from './locale/zh-Hans';
import styles from './index.module.scss';

const themes = ['auto', 'light', 'dark'] as const;
const noop = () => undefined;

function themeOf(text: string | undefined): Theme {
  return themes.find((theme) => theme === text) ?? 'light';
}

/**
 * The UI gallery: every `ui` component in every state. Only in builds with GALLERY set; `?theme=dark&elder=1` sets the
 * appearance.
 */
const Gallery = observer(function Gallery() {
  const { params } = useRouter();
  useEffect(() => {
    appearance.set({ theme: themeOf(params.theme), elder: params.elder === '1' });
  }, [params.theme, params.elder]);

  return (
    <PageFrame
      title={samples.title}
      navRight={<IconButton icon="share-2" label={samples.preview} onPress={noop} />}
      onRefresh={() => new Promise((resolve) => setTimeout(resolve, 1000))}
      bottomBar={
        <>
          <BarAction icon="bell-plus" text={samples.remind} onPress={noop} />
          <BarAction icon="star-filled" text={samples.detail} isOn onPress={noop} />
          <BarSpacer>
            <Button kind="tinted" isFull onPress={noop}>
              {samples.wanted}
            </Button>
          </BarSpacer>
          <BarSpacer>
            <Button kind="primary" isFull onPress={noop}>
              {samples.goods}
            </Button>
          </BarSpacer>
        </>
      }
    >
      <View className={styles.controls}>
        <SegmentedControl
          label={samples.theme.label}
          value={appearance.theme}
          onChange={(theme) => appearance.set({ theme, elder: appearance.elder })}
          options={themes.map((key) => ({ key, text: samples.theme[key] }))}
        />
        <Text>{samples.elder}</Text>
        <Switch
          label={samples.elder}
          isOn={appearance.elder}
          onChange={(elder) => appearance.set({ theme: appearance.theme, elder })}
        />
      </View>
      <Buttons />
      <Badges />
      <Filters />
      <Fields />
      <CodeInputs />
      <Cards />
      <Trends />
      <Slides />
      <States />
      <Overlays />
      <SampleList />
    </PageFrame>
  );
});

export default Gallery;
