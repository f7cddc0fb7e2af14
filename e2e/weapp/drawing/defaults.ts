/**
 * Default styles of WeChat's components, with WeChat's specificity: tag selectors, which any class overrides, except
 * `[plain]`, which overrides one class.
 */
export const componentDefaults = `
  html { font-size: 5vw; height: 100%; }
  body { margin: 0; font-size: 16px; overflow-wrap: break-word; }
  wx-view, wx-form, wx-picker, wx-navigator, wx-rich-text { display: block; }
  wx-text, wx-label { display: inline; }

  wx-scroll-view { display: block; width: 100%; }
  .wx-scroll { position: relative; width: 100%; height: 100%; max-height: inherit; }
  .wx-scroll-moved { scrollbar-width: none; }
  .wx-scroll-content { width: 100%; height: 100%; }
  wx-scroll-view[enable-flex] .wx-scroll-content {
    display: inherit;
    flex-direction: inherit;
    flex-wrap: inherit;
    justify-content: inherit;
    align-items: inherit;
  }

  wx-button {
    position: relative;
    display: block;
    margin-left: auto;
    margin-right: auto;
    padding-left: 14px;
    padding-right: 14px;
    box-sizing: border-box;
    font-size: 18px;
    line-height: 2.55555556;
    text-align: center;
    border-radius: 5px;
    overflow: hidden;
    color: #000;
    background-color: #f8f8f8;
  }
  wx-button::after {
    content: ' ';
    position: absolute;
    left: 0;
    top: 0;
    width: 200%;
    height: 200%;
    border: 1px solid rgba(0, 0, 0, 0.2);
    transform: scale(0.5);
    transform-origin: 0 0;
    box-sizing: border-box;
    border-radius: 10px;
  }
  wx-button[size=mini] { display: inline-block; font-size: 13px; line-height: 2.3; padding: 0 1.34em; }
  wx-button[disabled] { color: rgba(0, 0, 0, 0.3); }
  wx-button[plain] { background-color: transparent; border: 1px solid #353535; color: #353535; }
  wx-button[plain]::after { border-width: 0; }

  wx-image { display: inline-block; position: relative; width: 320px; height: 240px; overflow: hidden; }
  wx-image > div { width: 100%; height: 100%; background-repeat: no-repeat; }

  wx-input {
    display: block;
    height: 1.4rem;
    min-height: 1.4rem;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: clip;
  }
  .wx-input { position: relative; display: flex; flex-direction: column; justify-content: center; width: 100%; height: 100%; }
  .wx-input > div { overflow: hidden; white-space: pre; }
  wx-textarea { display: block; position: relative; width: 300px; height: 150px; overflow: hidden; }
  .wx-textarea { line-height: 1.2; white-space: pre-wrap; overflow-wrap: break-word; }
  .input-placeholder, .textarea-placeholder { color: #808080; }

  wx-swiper { display: block; height: 150px; }
  .wx-swiper-wrapper { position: relative; width: 100%; height: 100%; overflow: hidden; }
  .wx-swiper-slides { position: absolute; inset: 0; }
  .wx-swiper-frame { position: absolute; left: 0; top: 0; width: 100%; height: 100%; }
  wx-swiper-item { display: block; position: absolute; width: 100%; height: 100%; overflow: hidden; }

  wx-canvas { display: block; position: relative; width: 300px; height: 150px; }
  wx-canvas > canvas { display: block; width: 100%; height: 100%; }
  wx-map { display: block; position: relative; width: 300px; height: 150px; background: #f3efe6; overflow: hidden; }
  wx-video { display: inline-block; position: relative; width: 300px; height: 225px; background: #000; overflow: hidden; }
  wx-switch { display: inline-block; width: 52px; height: 32px; }
  wx-web-view { display: block; position: fixed; inset: 0; background: #fff; color: #888; font: 14px sans-serif; }
`;
