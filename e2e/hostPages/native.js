// The common part of both apps, whatever their bridge: a web view, answers to messages, messages of the app. A journey sets
// `app.answers` and calls `app.say`.

// The page in the web view runs on the same host, so that this side may read the frames of its bridge.
const webView = Object.assign(document.createElement('iframe'), { name: 'webView', title: 'Web view' });
Object.assign(webView.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' });
// Named before: a frame keeps the name with which it was added.
document.body.append(webView);

/** Returns a frame that carries a message. */
function hidden(page) {
  const frame = page.document.createElement('iframe');
  frame.style.display = 'none';
  return frame;
}

/**
 * The messages of an injected bridge, which both libraries exchange in the same form.
 * @param announce makes the app fetch the queue
 * @param unnamedHandler returns the handler of messages without a name
 */
function exchange(announce, unnamedHandler = () => undefined) {
  const handlers = {};
  const responses = {};
  let queue = [];
  function post(message, respond) {
    if (respond) {
      message.callbackId = `cb_${Object.keys(responses).length + 1}_${Date.now()}`;
      responses[message.callbackId] = respond;
    }
    queue.push(message);
    announce();
  }
  return {
    /** Functions that the page finds in the bridge. */
    ofPage: {
      callHandler: (handlerName, data, respond) => post({ handlerName, data }, respond),
      registerHandler: (name, handler) => (handlers[name] = handler)
    },
    /** Hands a message or an answer of the app over to the page. */
    dispatch(json) {
      const { handlerName, data, callbackId, responseId, responseData } = JSON.parse(json);
      if (responseId) {
        responses[responseId]?.(responseData);
        delete responses[responseId];
        return;
      }
      const respond = callbackId && ((answer) => post({ responseId: callbackId, responseData: answer }));
      (handlerName ? handlers[handlerName] : unnamedHandler())?.(data, respond);
    },
    /** Returns the messages that wait, as JSON. */
    takeQueue() {
      const messages = JSON.stringify(queue);
      queue = [];
      return messages;
    }
  };
}

const app = {
  /** Messages of the page: `{ action, param }`. */
  sent: [],
  /** Answers by action; null answers nothing. */
  answers: {
    handshake: {
      app: 'xiangshi',
      version: '1.0.0',
      actions: ['logout', 'externalLink', 'callPhone', 'toMap', 'shareLink1', 'shareMini']
    }
  },
  /** Answers of the page to the messages of the app. */
  replies: {},
  say() {}
};
Object.assign(app.answers, window.givenAnswers);
window.app = app;

/** Plays an app with the bridge of a platform. */
function playApp({ deliver, pack, onLoad, onFrame }) {
  const page = () => webView.contentWindow;

  const receive = ({ handlerName, data, callbackId, responseId, responseData }) => {
    if (responseId) {
      app.replies[responseId] = responseData;
      return;
    }
    const { action, param } = handlerName === 'openMiniprogram' ? { action: handlerName, param: data } : data;
    app.sent.push({ action, param });
    const answer = action in app.answers ? app.answers[action] : { done: true };
    if (callbackId && answer !== null) deliver(page(), { responseId: callbackId, responseData: pack(answer) });
  };

  app.say = (action, param) => {
    const callbackId = `native_${Object.keys(app.replies).length + 1}_${Date.now()}`;
    deliver(page(), { handlerName: 'dataFromApp', data: pack({ action, param }), callbackId });
    return callbackId;
  };

  // A web view asks the app about every address that is about to be opened; a browser does not, so that the frames are watched.
  function watch() {
    const { document: of, MutationObserver: Observer } = page();
    const isSeen = new WeakMap();
    const look = (frame) => {
      const address = frame.getAttribute('src') ?? '';
      if (address === '' || (isSeen.get(frame) === address && !address.includes('__'))) return;
      isSeen.set(frame, address);
      onFrame(page(), address, receive);
    };
    new Observer((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'attributes') look(target);
        else [...addedNodes].filter((node) => node.tagName === 'IFRAME').forEach(look);
      }
    }).observe(of.documentElement, { childList: true, attributes: true, attributeFilter: ['src'], subtree: true });
  }

  let seen;
  // The document of the page exists before its scripts run, and it is another one after every load.
  const follow = () => {
    const { document: current } = page();
    if (current && current !== seen && current.documentElement && current.location.href !== 'about:blank') {
      seen = current;
      watch();
      if (current.readyState === 'complete') onLoad(page());
      else page().addEventListener('load', () => onLoad(page()), { once: true });
    }
    requestAnimationFrame(follow);
  };
  follow();
  webView.src = new URLSearchParams(location.search).get('open');
}
