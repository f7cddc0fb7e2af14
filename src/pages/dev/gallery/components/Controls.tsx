import { View } from '@tarojs/components';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Checkbox } from '@/ui/Checkbox';
import { Chip } from '@/ui/Chip';
import { ChoiceField } from '@/ui/ChoiceField';
import { CodeInput } from '@/ui/CodeInput';
import { DayField } from '@/ui/DayField';
import { Fab } from '@/ui/Fab';
import { FormField } from '@/ui/FormField';
import { IconButton } from '@/ui/IconButton';
import { overlays } from '@/ui/overlays';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Switch } from '@/ui/Switch';
import { Tabs } from '@/ui/Tabs';
import { TextArea } from '@/ui/TextArea';
import { TextInput } from '@/ui/TextInput';
import { samples } from '../locale/zh-Hans';
import { GallerySection, Samples } from './GallerySection';
import styles from '../index.module.scss';

const noop = () => undefined;

export function Buttons() {
  return (
    <GallerySection id="buttons" title={samples.sections.buttons}>
      <Samples>
        <Button kind="primary" onPress={noop}>
          {samples.publish}
        </Button>
        <Button kind="tinted" onPress={noop}>
          {samples.exchange}
        </Button>
        <Button kind="outline" onPress={noop}>
          {samples.preview}
        </Button>
        <Button isDisabled onDisabledPress={() => overlays.toast(samples.missing)} onPress={noop}>
          {samples.closed}
        </Button>
        <Button kind="primary" size="medium" onPress={noop}>
          {samples.ask}
        </Button>
        <Button kind="outline" size="medium" icon="refresh" onPress={noop}>
          {samples.preview}
        </Button>
        <Button kind="primary" size="medium" isLoading onPress={noop}>
          {samples.submitting}
        </Button>
        <Button kind="primary" size="small" onPress={noop}>
          {samples.accept}
        </Button>
        <Button kind="tinted" size="small" onPress={noop}>
          {samples.visit}
        </Button>
        <Button kind="outline" size="small" onPress={noop}>
          {samples.bargain}
        </Button>
        <IconButton icon="bell" label={samples.remind} count={3} onPress={noop} />
        <IconButton icon="message-2" label={samples.remind} count={128} onPress={noop} />
        <IconButton icon="settings" label={samples.remind} hasDot onPress={noop} />
      </Samples>
      <View className={styles.fabRoom}>
        <Fab icon="plus" text={samples.publish} onPress={noop} />
      </View>
    </GallerySection>
  );
}

export function Filters() {
  const [span, setSpan] = useState<keyof typeof samples.spans>('d30');
  const [tab, setTab] = useState<keyof typeof samples.tabs>('all');
  const [mode, setMode] = useState<'supply' | 'purchase'>('supply');
  const [isOn, setOn] = useState(true);
  return (
    <GallerySection id="filters" title={samples.sections.filters}>
      <Samples>
        <Chip text={samples.verified} kind="check" isOn={isOn} onPress={() => setOn(!isOn)} />
        <Chip text={samples.inStock} onPress={noop} />
        <Chip text={samples.city} kind="menu" onPress={noop} />
        <Chip text={samples.inStock} isOnPage onPress={noop} />
        <SegmentedControl
          label={samples.span}
          value={span}
          onChange={setSpan}
          options={(['d7', 'd30', 'd90'] as const).map((key) => ({ key, text: samples.spans[key] }))}
        />
      </Samples>
      <Tabs
        label={samples.sections.filters}
        value={tab}
        onChange={setTab}
        options={(['all', 'news', 'origin', 'policy', 'expo'] as const).map((key) => ({
          key,
          text: samples.tabs[key]
        }))}
      />
      <Tabs
        label={samples.sections.filters}
        isFilled
        value={mode}
        onChange={setMode}
        options={(['supply', 'purchase'] as const).map((key) => ({ key, text: samples[key], count: 12 }))}
      />
    </GallerySection>
  );
}

export function Fields() {
  const [contact, setContact] = useState('');
  const [note, setNote] = useState(samples.noteText);
  const [day, setDay] = useState('');
  const [price, setPrice] = useState('34.50');
  const [phone, setPhone] = useState('138 0013 800');
  const [isHidden, setHidden] = useState(true);
  const [isAgreed, setAgreed] = useState(false);
  return (
    <GallerySection id="fields" title={samples.sections.fields}>
      <Card isBare>
        <FormField label={samples.contact} isRequired>
          <TextInput label={samples.contact} placeholder={samples.contactHint} value={contact} onChange={setContact} />
        </FormField>
        <FormField label={samples.note} counter={{ used: note.length, max: 500 }}>
          <TextArea label={samples.note} value={note} maxLength={500} onChange={setNote} />
        </FormField>
        <FormField label={samples.validUntil} isRequired>
          <DayField label={samples.validUntil} placeholder={samples.chooseDay} value={day} onChange={setDay} />
        </FormField>
        <FormField label={samples.region}>
          <ChoiceField label={samples.region} placeholder={samples.chooseRegion} text={samples.city} onPress={noop} />
        </FormField>
        <FormField label={samples.price} hint={samples.priceHint} unit={samples.units.kg}>
          <TextInput label={samples.price} variant="number" keyboard="decimal" value={price} onChange={setPrice} />
        </FormField>
        <FormField label={samples.phone} isRequired error={samples.phoneError}>
          <TextInput
            label={samples.phone}
            variant="number"
            keyboard="number"
            isInvalid
            value={phone}
            onChange={setPhone}
          />
        </FormField>
        <Cell
          title={samples.hidePhone}
          hint={samples.hidePhoneHint}
          value={<Switch label={samples.hidePhone} isOn={isHidden} onChange={setHidden} />}
        />
        <View className={styles.padded}>
          <Checkbox isChecked={isAgreed} onChange={setAgreed}>
            {samples.agreement}
          </Checkbox>
        </View>
      </Card>
    </GallerySection>
  );
}

export function CodeInputs() {
  const [code, setCode] = useState('138');
  return (
    <GallerySection id="code" title={samples.sections.code}>
      <View className={styles.padded}>
        <CodeInput value={code} onChange={setCode} onComplete={(digits) => overlays.toast(digits)} />
      </View>
      <View className={styles.padded}>
        <CodeInput value="138001" isInvalid onChange={noop} />
      </View>
    </GallerySection>
  );
}
