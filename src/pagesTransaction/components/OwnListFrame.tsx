import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { MemberFrame } from '@/components/member/MemberFrame';
import type { MyListStore } from '@/lib/MyList.store';
import { InfiniteList } from '@/ui/InfiniteList';
import { network } from '@/ui/network';
import { SkeletonCard } from '@/ui/Skeleton';
import { HeldRows } from './HeldRows';
import styles from './OwnListFrame.module.scss';

interface OwnListFrameProps<Row extends { id: string }> extends Pick<
  ComponentProps<typeof MemberFrame>,
  'title' | 'loggedOut' | 'navRight'
> {
  own: MyListStore<Row, unknown>;
  /** Stays in view over the rows: their tabs. */
  top: ReactNode;
  renderItem(row: Row): ReactNode;
  empty: ReactElement;
  /** What is asked and told over the list. */
  children?: ReactNode;
}

/** The page of a list of the person's own, behind tabs. */
function OwnListFrameOf<Row extends { id: string }>(props: OwnListFrameProps<Row>) {
  const { title, loggedOut, navRight, own, top, renderItem, empty, children } = props;
  const { shown } = own;
  const isOld = shown.isLoaded && (shown.error !== undefined || !network.online);
  return (
    <MemberFrame
      title={title}
      loggedOut={loggedOut}
      navRight={navRight}
      onRetry={() => void own.refresh()}
      onRefresh={own.refresh}
      offlineSinceMs={isOld ? own.loadedAtMs : undefined}
      sheets={children}
    >
      <View className={styles.top}>{top}</View>
      <View className={own.isSwitching ? `${styles.list} ${styles.leaving}` : styles.list}>
        <InfiniteList
          list={shown}
          renderItem={renderItem}
          renderRows={(items) => <HeldRows items={items} renderItem={renderItem} />}
          skeleton={<Skeletons />}
          empty={empty}
        />
      </View>
    </MemberFrame>
  );
}

export const OwnListFrame: typeof OwnListFrameOf = observer(OwnListFrameOf);

function Skeletons() {
  return (
    <>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </>
  );
}
