import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { MemberFrame } from '@/components/member/MemberFrame';
import { network } from '@/platform/network/network';
import type { MyListStore } from '@/request/MyList.store';
import { InfiniteList } from '@/ui/InfiniteList';
import { SkeletonCard } from '@/ui/Skeleton';
import { StableOrderRows } from './StableOrderRows';
import styles from './MyListPage.module.scss';

interface MyListPageProps<Row extends { id: string }> extends Pick<
  ComponentProps<typeof MemberFrame>,
  'title' | 'loggedOut' | 'navRight'
> {
  list: MyListStore<Row, unknown>;
  /** Tabs that stay in view above the rows. */
  top: ReactNode;
  renderItem(row: Row): ReactNode;
  empty: ReactElement;
  /** Dialogs and notices over the list. */
  children?: ReactNode;
}

/** Page of a tabbed list of the user's own items. */
function MyListPageOf<Row extends { id: string }>(props: MyListPageProps<Row>) {
  const { title, loggedOut, navRight, list, top, renderItem, empty, children } = props;
  const { shown } = list;
  const isOld = shown.isLoaded && (shown.error !== undefined || !network.online);
  return (
    <MemberFrame
      title={title}
      loggedOut={loggedOut}
      navRight={navRight}
      onRetry={() => void list.refresh()}
      onRefresh={list.refresh}
      offlineSinceMs={isOld ? shown.loadedAtMs : undefined}
      sheets={children}
    >
      <View className={styles.top}>{top}</View>
      <View className={list.isSwitching ? `${styles.list} ${styles.leaving}` : styles.list}>
        <InfiniteList
          list={shown}
          renderItem={renderItem}
          renderRows={(items) => <StableOrderRows items={items} renderItem={renderItem} />}
          skeleton={<Skeletons />}
          empty={empty}
        />
      </View>
    </MemberFrame>
  );
}

export const MyListPage: typeof MyListPageOf = observer(MyListPageOf);

function Skeletons() {
  return (
    <>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </>
  );
}
