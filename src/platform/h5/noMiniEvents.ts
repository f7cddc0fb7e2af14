const nothing = () => undefined;

/** Replaces the events of a mini-program, which Taro translates into those of browsers; here they are events of a browser. */
export { nothing as createEvent, nothing as eventHandler, nothing as eventHandlerTTDom, nothing as TaroEvent };
