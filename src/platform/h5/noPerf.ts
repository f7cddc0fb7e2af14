const nothing = () => undefined;

/** Replaces Taro's own stop-watch, which only works under its debug option. */
export const perf = { start: nothing, stop: nothing, delayStop: nothing };
