import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Booth, Hall } from '@contract/floorPlan';
import { PlanCanvas } from '@/platform/planCanvas';
import { appearance } from '@/ui/appearance';
import { floorPlanMessages } from './locale/messages';
import { type BoothState, colorKeys } from './planColors';
import type { PlanView } from './PlanView';
import styles from './FloorPlanCanvas.module.scss';

interface FloorPlanCanvasProps {
  /** Created once by the caller, which moves the plan by it: `focus(boothNo)`, `zoomBy(1)`, `fit()`. */
  view: PlanView;
  hall: Hall;
  selectedNo: string | null;
  /** Called with null for a tap beside the booths. */
  onSelect(boothNo: string | null): void;
  /** Booking state of a booth; without it booths have the colour of their category. Memoize it. */
  stateOf?: (booth: Booth) => BoothState;
  /** Whether a booth is left out by a filter, and so faded. Memoize it. */
  isFaded?: (booth: Booth) => boolean;
  /** Names of exhibitors by booth number, shown where there is room. */
  names?: ReadonlyMap<string, string>;
  /** Numbers of booths with the mark of a favourite. */
  starred?: ReadonlySet<string>;
  /** Adds to the name for screen readers, which get the booths themselves from a list beside the plan. */
  label?: string;
}

const noNames: ReadonlyMap<string, string> = new Map();
const noStars: ReadonlySet<string> = new Set();

/** Numbers the plans of a session, because the ids of their colours must differ. */
let count = 0;

/** The plan of a hall that fills its box: dragged, pinched, zoomed by wheel, double tap and keys. */
export const FloorPlanCanvas = observer(function FloorPlanCanvas(props: FloorPlanCanvasProps) {
  const { view, hall, selectedNo, onSelect, stateOf, isFaded, names = noNames, starred = noStars, label } = props;
  const t = floorPlanMessages();
  const [colorIds] = useState(() => {
    count += 1;
    return colorKeys.map((key) => `plan-color-${count}-${key}`);
  });
  useEffect(() => {
    const colorOf = (booth: Booth) => (isFaded?.(booth) ? 'faded' : (stateOf?.(booth) ?? booth.category));
    view.show(hall, { selectedNo, colorOf, names, starred, facilityNames: t.facilityMarks }, onSelect);
  });
  return (
    <View className={styles.box}>
      <View className={styles.colors} aria-hidden>
        {colorKeys.map((key, index) => (
          <View key={key} id={colorIds[index] ?? key} className={styles[key] ?? ''} />
        ))}
      </View>
      <PlanCanvas
        className={styles.canvas}
        label={label ?? t.plan(hall.number, hall.booths.length)}
        themeKey={appearance.className}
        colorIds={colorIds}
        target={view}
      />
    </View>
  );
});
