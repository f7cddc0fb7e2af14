import { useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { cancelBoothBooking, getBoothBooking, getBoothStates, holdBooth, releaseBooth } from '@/api/boothBooking';
import { newRequestId } from '@/request/requestId';
import { user } from '@/stores/user';
import { loadFloorPlan } from './api/floorPlan';
import { BoothPanelStore } from './BoothPanel.store';

const api = {
  cancelBoothBooking,
  getBoothBooking,
  getBoothStates,
  getFloorPlan: loadFloorPlan,
  holdBooth,
  newRequestId,
  releaseBooth
};

/** Creates the store of the panel, which loads again what others change whenever the page is shown. */
export function useBoothPanel(): BoothPanelStore {
  const [store] = useState(() => new BoothPanelStore(api));
  const { token } = user;
  useEffect(() => void store.load(), [store, token]);
  // The user comes back from the payment.
  useDidShow(() => {
    if (store.plan.value !== null) void store.refresh();
  });
  return store;
}
