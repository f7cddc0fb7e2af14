import { ApiFailure } from '../PageStack';
import type { Api, Options } from './Api';
import type { TapState } from './request';

/** The user's answers to WeChat's dialog for subscription messages. */
export class SubscribeDialog {
  /** `off`: the user has switched such messages off for this mini-program. */
  answers: 'accept' | 'reject' | 'off' = 'accept';
  /** Templates that the app asked for, a list for each dialog. */
  readonly asked: string[][] = [];
}

/** Implements `requestSubscribeMessage`, which WeChat allows in a tap alone. */
export function subscribeApi(api: Api, dialog: SubscribeDialog, finger: TapState): Options {
  const ask = ({ tmplIds }: Options) => {
    // An array of this context: that of the app has another prototype.
    const ids = Array.isArray(tmplIds) ? Array.from(tmplIds, String) : [];
    if (ids.length === 0) throw new ApiFailure("TmplIds can't be empty", 10001);
    if (ids.length > 3) throw new ApiFailure('Templates count out of max bounds', 20003);
    if (!finger.hasTapped) throw new ApiFailure('can only be invoked by user TAP gesture.');
    if (dialog.answers === 'off') throw new ApiFailure('The main switch is switched off', 20004);
    dialog.asked.push(ids);
    return Object.fromEntries(ids.map((id) => [id, dialog.answers]));
  };
  return api.asynchronousAll({ requestSubscribeMessage: ask });
}
