import type { OwnBoothBookings } from '@contract/boothBooking';
import { buildBoothBooking, buildOwnBookings } from '@/testing/buildBooths';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { OwnBoothsStore } from './OwnBooths.store';

testLateAnswers<OwnBoothBookings>('the own bookings', {
  setup: (getBoothBooking) => {
    const store = new OwnBoothsStore(getBoothBooking);
    return { load: () => store.shown.load(), shown: () => store.held };
  },
  older: buildOwnBookings({ bookings: [buildBoothBooking({ id: 'older' })] }),
  newer: buildOwnBookings({ bookings: [buildBoothBooking({ id: 'newer' })] }),
  view: ({ bookings }) => bookings[0]
});
