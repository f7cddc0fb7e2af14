import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ApiError } from '@/lib/ApiError';
import { PagedList } from '@/request/PagedList';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ChoiceRow } from '@/ui/ChoiceRow';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { InfiniteList } from '@/ui/InfiniteList';
import { LoginGate } from '@/ui/LoginGate';
import { OfflineBar } from '@/ui/OfflineBar';
import { overlays } from '@/ui/overlays';
import { Picker } from '@/ui/Picker';
import { Sheet } from '@/ui/Sheet';
import { SkeletonCard, SkeletonRow } from '@/ui/Skeleton';
import { Timeline } from '@/ui/Timeline';
import { UndoBar } from '@/ui/UndoBar';
import { samples } from '../locale/zh-Hans';
import { GallerySection, Samples } from './GallerySection';
import styles from '../index.module.scss';

const noop = () => undefined;

export function States() {
  return (
    <GallerySection id="states" title={samples.sections.states}>
      <OfflineBar sinceMs={Date.now()} onRetry={noop} />
      <View className={styles.top}>
        <SkeletonCard />
      </View>
      <Card isBare>
        <SkeletonRow />
        <SkeletonRow />
      </Card>
      <Card>
        <EmptyState
          title={samples.empty.title}
          text={samples.empty.text}
          action={{ text: samples.empty.action, onPress: noop }}
        />
      </Card>
      <Card>
        <ErrorState error={new ApiError('NETWORK', 'no answer')} onRetry={noop} />
      </Card>
      <Card>
        <Timeline
          label={samples.progress.label}
          steps={[
            { key: 'sent', title: samples.progress.sent, state: 'done', time: '11-20 09:30' },
            { key: 'refused', title: samples.progress.refused, state: 'failed', children: samples.progress.reason },
            { key: 'review', title: samples.progress.review, state: 'now' },
            { key: 'done', title: samples.progress.done, state: 'ahead' }
          ]}
        />
      </Card>
    </GallerySection>
  );
}

/** Creates a list of three pages; the first request for the second page fails. */
function createSampleList() {
  let failures = 1;
  return new PagedList<{ id: string }>((cursor) => {
    const start = Number(cursor ?? 0);
    if (start === 4 && failures > 0) {
      failures -= 1;
      return Promise.reject(new Error('the sample failure'));
    }
    const items = Array.from({ length: 4 }, (_, index) => ({ id: String(start + index + 1) }));
    return Promise.resolve({ items, nextCursor: start < 8 ? String(start + 4) : null });
  });
}

export const SampleList = observer(function SampleList() {
  const [list] = useState(createSampleList);
  useEffect(() => void list.refresh(), [list]);
  return (
    <GallerySection id="list" title={samples.sections.list}>
      <InfiniteList
        list={list}
        renderItem={({ id }) => <View className={styles.item}>{samples.row(Number(id))}</View>}
        skeleton={<SkeletonRow />}
      />
    </GallerySection>
  );
});

export function Overlays() {
  const [open, setOpen] = useState<'sheet' | 'picker' | 'gate' | 'undo'>();
  const [unit, setUnit] = useState<keyof typeof samples.units>('kg');
  const close = () => setOpen(undefined);
  const ask = (dialog: Promise<unknown>) => void dialog.then((answer) => overlays.toast(JSON.stringify(answer)));
  const openers: [string, () => void][] = [
    [samples.toast, () => overlays.toast(samples.toastText, { icon: 'circle-check' })],
    [
      samples.loading,
      () => {
        overlays.loading(samples.submitting);
        setTimeout(overlays.hideLoading, 1500);
      }
    ],
    [
      samples.modal,
      () =>
        ask(
          overlays.modal({
            title: samples.modalTitle,
            text: samples.modalText,
            confirmText: samples.modalConfirm,
            cancelText: samples.modalCancel
          })
        )
    ],
    [samples.editable, () => ask(overlays.modal({ title: samples.editableTitle, editable: samples.person }))],
    [samples.actionSheet, () => ask(overlays.actionSheet({ items: samples.actions.map((text) => ({ text })) }))],
    [samples.sheet, () => setOpen('sheet')],
    [samples.picker, () => setOpen('picker')],
    [samples.gate, () => setOpen('gate')],
    [samples.undoBar, () => setOpen('undo')]
  ];
  return (
    <GallerySection id="overlays" title={samples.sections.overlays}>
      <Samples>
        {openers.map(([text, openIt]) => (
          <Button key={text} size="small" kind="outline" onPress={openIt}>
            {text}
          </Button>
        ))}
      </Samples>
      <Sheet isOpen={open === 'sheet'} onClose={close} title={samples.sheetTitle}>
        {samples.sheetItems.map(({ title, hint }) => (
          <ChoiceRow key={title} item={{ text: title, hint, icon: 'package' }} onPress={close} />
        ))}
      </Sheet>
      <Picker
        isOpen={open === 'picker'}
        onClose={close}
        title={samples.pickerTitle}
        value={unit}
        onChange={setUnit}
        options={(['kg', 'jin', 'ton'] as const).map((key) => ({ key, text: samples.units[key] }))}
      />
      <LoginGate
        isOpen={open === 'gate'}
        title={samples.gateTitle}
        reason={samples.gateReason}
        onPhone={close}
        onLater={close}
      />
      {open === 'undo' && <UndoBar text={samples.removed} action={samples.undo} onPress={close} />}
    </GallerySection>
  );
}
