import { testEveryPageIn } from './testEveryPageIn';

testEveryPageIn('zh-Hant');
