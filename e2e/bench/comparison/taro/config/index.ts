import path from 'node:path';
import { defineConfig } from '@tarojs/cli';

/** The settings that Taro writes for a new project with React and webpack 5; the folder of the output and the content beside src are ours. */
export default defineConfig<'webpack5'>({
  projectName: 'taro-defaults',
  date: '2026-11-28',
  designWidth: 750,
  deviceRatio: { 640: 2.34 / 2, 750: 1, 375: 2, 828: 1.81 / 2 },
  sourceRoot: 'src',
  outputRoot: process.env.OUTPUT_ROOT ?? 'dist',
  plugins: [],
  defineConstants: {},
  copy: { patterns: [], options: {} },
  framework: 'react',
  compiler: 'webpack5',
  cache: { enable: false },
  h5: {
    compile: { include: [path.resolve(__dirname, '../../homeContent.ts')] },
    publicPath: '/',
    staticDirectory: 'static',
    output: { filename: 'js/[name].[hash:8].js', chunkFilename: 'js/[name].[chunkhash:8].js' },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[hash].css',
      chunkFilename: 'css/[name].[chunkhash].css'
    },
    postcss: {
      autoprefixer: { enable: true, config: {} },
      cssModules: {
        enable: false,
        config: { namingPattern: 'module', generateScopedName: '[name]__[local]___[hash:base64:5]' }
      }
    }
  }
});
