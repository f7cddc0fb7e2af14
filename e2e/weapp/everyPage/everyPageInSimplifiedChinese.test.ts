import { testEveryPageIn } from './testEveryPageIn';

testEveryPageIn('zh-Hans');
