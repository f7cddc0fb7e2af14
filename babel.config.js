module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false }]],
  // Assigns class fields instead of defining them with a helper, which halves their size. Safe because no class here
  // has a field that overrides a setter.
  assumptions: { setPublicClassFields: true }
};
