const nothing = () => undefined;
const makeNothing = () => nothing;

/** Replaces helpers of @tarojs/api that nothing calls: @tarojs/taro-h5 brings its own. */
export const Behavior = nothing;
export const getInitPxTransform = makeNothing;
export const getPreload = makeNothing;
export const getPxTransform = makeNothing;
