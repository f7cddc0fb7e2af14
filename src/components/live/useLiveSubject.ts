import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import type { LiveSubject } from '@contract/live';
import { live } from '@/stores/live';

/**
 * Calls `onChange` after changes of a subject, while the page is visible; changes of the time in between are noticed when
 * it is shown again.
 * @param subject undefined while there is nothing to watch
 * @param onChange function of the first render
 * @param stamp last known stamp when the subject is given; without it the first one that arrives is taken as known
 */
export function useLiveSubject(subject: LiveSubject | undefined, onChange: () => unknown, stamp?: string | null): void {
  const [watcher] = useState(() => new SubjectWatcher(onChange));
  const { topic, id } = subject ?? {};
  // Before the subject, which is watched from this stamp on.
  useEffect(() => watcher.setKnownStamp(stamp ?? undefined), [watcher, stamp]);
  useEffect(() => {
    watcher.setSubject(topic === undefined || id === undefined ? undefined : { topic, id });
    return watcher.stop;
  }, [watcher, topic, id]);
  useDidShow(watcher.start);
  useDidHide(watcher.stop);
}

class SubjectWatcher {
  private subject: LiveSubject | undefined;
  private end: (() => string | null | undefined) | undefined;
  /** Stamp of the page when the subject was given. */
  private knownStamp: string | undefined;
  private stamp: string | null | undefined;

  constructor(private readonly onChange: () => unknown) {
    this.start = this.start.bind(this);
    this.stop = this.stop.bind(this);
  }

  setKnownStamp(stamp: string | undefined): void {
    this.knownStamp = stamp;
  }

  setSubject(subject: LiveSubject | undefined): void {
    this.stop();
    this.subject = subject;
    this.stamp = this.knownStamp;
    this.start();
  }

  start(): void {
    if (this.end === undefined && this.subject) this.end = live.watch(this.subject, this.onChange, this.stamp);
  }

  stop(): void {
    if (this.end) this.stamp = this.end();
    this.end = undefined;
  }
}
