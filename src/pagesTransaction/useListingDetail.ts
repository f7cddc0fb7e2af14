import { useDidShow } from '@tarojs/taro';
import { when } from 'mobx';
import { useEffect, useState } from 'react';
import { recordEvent } from '@/lib/recordEvent';
import { user } from '@/stores/user';
import { type Favouritable, type ListingDetailApi, ListingDetailStore } from './ListingDetail.store';

/** Returns the store of a listing's page, which loads now, after a login or logout, and when the page is shown again. */
export function useListingDetail<T extends Favouritable>(
  kind: 'supply' | 'purchase',
  id: string,
  api: ListingDetailApi<T>
): ListingDetailStore<T> {
  const [store] = useState(() => new ListingDetailStore(id, api, user));
  useEffect(() => store.start(), [store]);
  useEffect(
    () =>
      when(
        () => store.detail !== null,
        () => recordEvent('listingOpened', { kind })
      ),
    [store, kind]
  );
  useDidShow(() => {
    // A page on top may have changed the listing, or what the viewer may see.
    if (store.detail) void store.load();
  });
  return store;
}
