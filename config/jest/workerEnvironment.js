const { TestEnvironment } = require('jest-environment-jsdom');

/** Adds what a service worker has and jsdom lacks: requests and responses, from Node.js. */
module.exports = class WorkerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Headers, Request, Response });
  }
};
