import { makeAutoObservable } from 'mobx';
import type { Activity } from '@contract/activity';
import { Resource } from '@/request/Resource';

interface ActivityApi {
  getActivity(id: string): Promise<Activity>;
}

/** An activity. Lives as long as its page. */
export class ActivityStore {
  readonly activity: Resource<Activity>;

  constructor(id: string, api: ActivityApi) {
    this.activity = new Resource(() => api.getActivity(id), { audience: 'everyone' });
    makeAutoObservable(this, { activity: false }, { autoBind: true });
  }

  /** Never rejects: a failure is in `activity.error`. */
  load(): Promise<boolean> {
    return this.activity.load();
  }
}
