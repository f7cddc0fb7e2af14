module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false }]],
  // Fields of classes are assigned, not defined by a helper: half the bytes. Nothing here has a setter above a field.
  assumptions: { setPublicClassFields: true }
};
