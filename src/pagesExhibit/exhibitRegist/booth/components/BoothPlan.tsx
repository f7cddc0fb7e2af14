import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import type { Booth, Hall } from '@contract/floorPlan';
import { boothDepositFen } from '@rules/boothBooking';
import { FloorPlanCanvas } from '@/components/floorPlan/FloorPlanCanvas';
import { floorPlanMessages } from '@/components/floorPlan/locale/messages';
import { PlanView } from '@/components/floorPlan/PlanView';
import { formatFen } from '@/lib/price';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Chip } from '@/ui/Chip';
import { runWithToast } from '@/ui/runWithToast';
import { Tabs } from '@/ui/Tabs';
import { showBoothError } from '../boothErrors';
import type { BoothPanelStore } from '../BoothPanel.store';
import { boothMessages } from '../locale/messages';
import styles from '../BoothPanel.module.scss';

const tones: Record<ReturnType<BoothPanelStore['stateOf']>, BadgeTone> = {
  free: 'ok',
  held: 'warn',
  taken: 'grey',
  own: 'info'
};

/** The halls as plans with the states of their booths, a list of the free ones, and the chosen booth. */
export const BoothPlan = observer(function BoothPlan({ store }: { store: BoothPanelStore }) {
  const { halls, hall } = store;
  const t = boothMessages();
  const [view] = useState(() => new PlanView());
  if (!hall) return null;
  return (
    <>
      <Tabs
        label={t.halls}
        options={halls.map(({ id, number, name }) => ({ key: id, text: t.hall(number, name) }))}
        value={hall.id}
        onChange={store.showHall}
      />
      <HallPlan store={store} view={view} hall={hall} />
      <ChosenBooth store={store} />
      <FreeBooths store={store} view={view} hall={hall} />
    </>
  );
});

interface HallProps {
  store: BoothPanelStore;
  view: PlanView;
  hall: Hall;
}

const HallPlan = observer(function HallPlan({ store, view, hall }: HallProps) {
  const { offered } = store;
  const stateOf = useCallback(({ no }: Booth) => offered.get(no)?.state ?? 'taken', [offered]);
  return (
    <View className={styles.plan}>
      <FloorPlanCanvas
        view={view}
        hall={hall}
        selectedNo={store.selectedNo}
        onSelect={store.select}
        stateOf={stateOf}
      />
    </View>
  );
});

/** Free booths as chips: the plan for keyboards and screen readers, and the quicker choice. */
const FreeBooths = observer(function FreeBooths({ store, view, hall }: HallProps) {
  const t = boothMessages();
  const choose = (no: string) => {
    store.select(no);
    view.focus(no);
  };
  const free = hall.booths.filter((booth) => store.stateOf(booth) === 'free');
  return (
    <View className={styles.free}>
      <View className={styles.caption} role="heading" aria-level={2}>
        {t.free(free.length)}
      </View>
      <View className={styles.chips} role="group" aria-label={t.free(free.length)}>
        {free.map(({ no }) => (
          <Chip key={no} text={no} isOnPage isOn={no === store.selectedNo} onPress={() => choose(no)} />
        ))}
      </View>
    </View>
  );
});

const ChosenBooth = observer(function ChosenBooth({ store }: { store: BoothPanelStore }) {
  const t = boothMessages();
  const { sizes, states, area } = floorPlanMessages();
  const { selected, selectedPriceFen } = store;
  const { obstacle, bookable, company } = store.own;
  if (!selected) return <View className={styles.hint}>{t.chooseBooth}</View>;
  const state = store.stateOf(selected);
  const isFree = state === 'free' && selectedPriceFen !== undefined;
  const hold = () => runWithToast(store.hold, t.heldNow, showBoothError);
  return (
    <Card isBare>
      <Cell
        title={t.booth(selected.no)}
        hint={`${sizes[selected.size]} · ${area(selected.areaM2)}`}
        value={<Badge text={states[state]} tone={tones[state]} />}
      />
      {isFree && (
        <>
          <Cell title={t.price} value={t.amount(formatFen(selectedPriceFen))} />
          <Cell title={t.deposit} hint={t.depositHint} value={t.amount(formatFen(boothDepositFen(selectedPriceFen)))} />
          {bookable.length > 1 && (
            <View className={styles.companies} role="group" aria-label={t.company}>
              {bookable.map(({ id, name }) => (
                <Chip key={id} text={name} isOn={id === company?.id} onPress={() => store.own.chooseCompany(id)} />
              ))}
            </View>
          )}
        </>
      )}
      {isFree && obstacle === null && (
        <View className={styles.action}>
          <Button kind="primary" isFull isLoading={store.isBusy} onPress={() => void hold()}>
            {t.hold}
          </Button>
        </View>
      )}
    </Card>
  );
});
